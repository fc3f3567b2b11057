"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { closeOnBack, loadBackStep } from "@/components/ui/close-on-back";
import "@/components/ui/pop-state-first";
import { useBeforePaint } from "@/components/ui/use-before-paint";
import { markShell, setCurrent } from "./mark-shell";
import { isCurrentLink } from "./nav-section";

const drawers = "dialog[data-drawer]";
const dropDowns = "details[data-menu]";

/**
 * Menus work without a script: drop-downs are `<details data-menu>`, drawers `<dialog data-drawer>`. This opens drawers
 * in browsers that don't know `command`, closes menus the visitor leaves, marks the link of the current page, and leads
 * on without loading a document.
 */
export function MenuScript() {
  const pathname = usePathname();
  const router = useRouter();
  const shown = useRef(pathname);

  useEffect(() => {
    // A menu that was opened before this script started stays open.
    if (shown.current === pathname) return;
    markShell(pathname, shown.current);
    shown.current = pathname;
    closeDropDowns(() => true);
    closeDrawers();
  }, [pathname]);

  // From the moment React has the document: a link that is pressed before is one like any other.
  useBeforePaint(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = stillLinkOf(event);
      if (!link) return;
      event.preventDefault();
      const load = () => location.assign(link.href);
      // In another language a document of its own is loaded.
      if (link.hreflang) void import("./same-page").then(({ openSamePage }) => openSamePage(link), load);
      else router.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", follow, { signal: stop.signal });
    return () => stop.abort();
  }, [router]);

  useEffect(() => {
    document.querySelectorAll(`:is(${drawers}, ${dropDowns})[open]`).forEach(markLinks);
    document
      .querySelectorAll<HTMLDialogElement>(`${drawers}[open]`)
      .forEach((drawer) => void closeOnBack(drawer));
    if (history.state?.backStep) void loadBackStep().then((module) => module?.leaveDeadStep());
    const stop = new AbortController();
    const listener = { signal: stop.signal };
    document.addEventListener("click", onClick, listener);
    document.addEventListener("keydown", onKey, listener);
    document.addEventListener(
      "focusin",
      ({ target }) => closeDropDowns((menu) => !contains(menu, target)),
      listener,
    );
    // Neither of these events bubbles.
    document.addEventListener("toggle", onToggle, { ...listener, capture: true });
    return () => stop.abort();
  }, []);

  return null;
}

/** The link of a part that React leaves alone (`Still`), in which `Link` is markup; null where a click does not lead on inside the site. */
function stillLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.closest("[data-still]") || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.origin !== location.origin || link.target || link.getAttribute("href")?.startsWith("#"))
    return null;
  return link;
}

function onClick(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // A link to the phone or to a new tab leaves the menu open: the visitor comes back to it.
  const isLink = target.closest("a:not([target=_blank], [href^='tel:'])") !== null;
  closeDropDowns((menu) => isLink || !menu.contains(target));
  // A click whose target is the drawer itself was on its backdrop: its content is all in child elements.
  if (target.matches(drawers) || (isLink && target.closest(drawers))) closeDrawers();
  const id = target.closest("[commandfor]")?.getAttribute("commandfor");
  const drawer = id ? document.getElementById(id) : null;
  if (!(drawer instanceof HTMLDialogElement)) return;
  // So that the drawer opens in the same way in all browsers.
  event.preventDefault();
  if (!drawer.open) {
    drawer.showModal();
    void closeOnBack(drawer);
  }
  markLinks(drawer);
}

function onKey({ key }: KeyboardEvent) {
  if (key !== "Escape") return;
  closeDropDowns((menu) => {
    if (contains(menu, document.activeElement)) menu.querySelector("summary")?.focus();
    return true;
  });
}

function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open && target.matches(dropDowns)) markLinks(target);
}

function markLinks(menu: Element) {
  for (const link of menu.querySelectorAll("a[href]")) {
    setCurrent(link, isCurrentLink(link.getAttribute("href") ?? "", location));
  }
}

function closeDropDowns(which: (menu: HTMLDetailsElement) => boolean) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${dropDowns}[open]`)) {
    if (which(menu)) menu.open = false;
  }
}

function closeDrawers() {
  for (const drawer of document.querySelectorAll<HTMLDialogElement>(`${drawers}[open]`)) drawer.close();
}

function contains(menu: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}
