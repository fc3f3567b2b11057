/** In a part that React leaves alone (`Still`), or anywhere a `Link`. */
const followed = "[data-still] a, a[data-go]";

/** The link of a click that leads on inside the site and that nothing else has seen to; null for any other click. */
export function followedLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(followed) : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.origin !== location.origin || link.target || link.getAttribute("href")?.startsWith("#"))
    return null;
  return link;
}
