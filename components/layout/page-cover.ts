/** Longer than the router takes for a page that is at hand; then whatever keeps it back is better seen. */
const longestMs = 2_000;

/** Of all pages but home, which has a header of its own above its pictures. */
const headerOf = () => document.querySelector<HTMLElement>(".site-header");

let uncover = () => {};

/** Whether a page can be shown over this one. */
export function isCoverable(): boolean {
  return headerOf() !== null;
}

/**
 * Shows in `host` the first screen of the page that was just asked for, over the one that is left, until the router has
 * made it: below the header, which is whole again, as it will be at the top of a page. The page that is left stays as it
 * is, at its place, so Back finds it. What is shown cannot be pressed, nor what is behind it.
 */
export function coverPage(host: HTMLElement): void {
  const header = headerOf();
  if (!header) return;
  uncover();
  host.inert = true;
  const place = fill(placeOf(), host, header);
  header.style.top = "0";
  const timer = setTimeout(uncoverPage, longestMs);
  uncover = () => {
    clearTimeout(timer);
    empty(place);
    header.style.top = "";
  };
}

/** Nothing happens where nothing is covered. */
export function uncoverPage(): void {
  uncover();
  uncover = () => {};
}

/**
 * Lays out once what `coverPage` will show, and takes it away before anybody sees it: the browser keeps how its words are
 * drawn and its styles, which are a third of its work when the link is tapped. Pictures are left out, as they would be loaded.
 */
export function rehearseCover(host: HTMLElement): void {
  const header = headerOf();
  const place = placeOf();
  if (!header || !place.hidden) return;
  const copy = host.cloneNode(true) as HTMLElement;
  for (const picture of copy.querySelectorAll("img, source")) picture.remove();
  fill(place, copy, header).style.visibility = "hidden";
  copy.getBoundingClientRect();
  empty(place);
}

/**
 * Where a page is shown: in the document before it is needed, empty, as whatever is put between others has the browser style
 * those that follow anew (480 elements, 50 ms of a cheap phone). After what floats in a page, and below the chat's button, which stays.
 */
function placeOf(): HTMLElement {
  const next = document.querySelector(".chat-bar");
  const old = document.querySelector<HTMLElement>("[data-cover]");
  if (old && (!next || old.nextElementSibling === next)) return old;
  const place = old ?? document.createElement("div");
  place.dataset.cover = "";
  // Once more than `inert`, which not every reader knows: for a moment the page that is made is there beside what is shown of it.
  place.ariaHidden = "true";
  place.hidden = true;
  if (next) next.before(place);
  else document.body.append(place);
  return place;
}

function fill(place: HTMLElement, host: HTMLElement, header: HTMLElement): HTMLElement {
  // As high as what floats in a page.
  place.style.cssText = `position:fixed;inset:${header.offsetHeight}px 0 0;z-index:20;overflow:hidden;background:#fff`;
  // So React hides what it has not shown yet.
  for (const part of host.querySelectorAll<HTMLElement>(":scope > *")) part.style.display = "";
  place.replaceChildren(host);
  place.hidden = false;
  return place;
}

function empty(place: HTMLElement): void {
  place.hidden = true;
  place.replaceChildren();
}
