"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { closeOnBack, loadBackStep } from "@/components/ui/close-on-back";
import "@/components/ui/pop-state-first";
import { isCurrentLink } from "./nav-section";

const drawers = "dialog[data-drawer]";
const dropDowns = "details[data-menu]";

/**
 * Menus work without a script: drop-downs are `<details data-menu>`, drawers `<dialog data-drawer>`. This opens drawers
 * in browsers that don't know `command`, closes menus the visitor leaves, marks the links of the current page in them, and
 * leads to the same page in another language.
 */
export function MenuScript() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    // A menu that was opened before this script started stays open.
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeDropDowns(() => true);
    closeDrawers();
  }, [pathname]);

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

function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const toLanguage = target.closest<HTMLAnchorElement>(".languages a");
  if (toLanguage) openInLanguage(event, toLanguage);
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

function openInLanguage(event: MouseEvent, link: HTMLAnchorElement) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const load = () => location.assign(link.href);
  void import("./same-page").then(({ openSamePage }) => openSamePage(link), load);
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
    if (isCurrentLink(link.getAttribute("href") ?? "", location)) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
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
