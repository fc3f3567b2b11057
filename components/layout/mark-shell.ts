import { isServicePath } from "./nav-section";

/** Marks what leads to the current page in bar and drawers, as the server did for the first page. */
export function markShell(pathname: string, before: string): void {
  for (const link of document.querySelectorAll("[data-marks] > a"))
    setCurrent(link, link.getAttribute("href") === pathname);
  const isService = isServicePath(pathname);
  if (isService === isServicePath(before)) return;
  for (const part of document.querySelectorAll("[data-services]")) {
    if (part instanceof HTMLDetailsElement) part.open = isService;
    else if (isService) part.setAttribute("data-active", "true");
    else part.removeAttribute("data-active");
  }
}

export function setCurrent(link: Element, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute("aria-current", "page");
  else link.removeAttribute("aria-current");
}
