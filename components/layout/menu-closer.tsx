"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * The menus are `<details data-menu>` and work by themselves. This closes them on a click or a focus elsewhere, on a
 * chosen link, on Escape and when another page is shown.
 */
export function MenuCloser() {
  const pathname = usePathname();

  useEffect(() => close(() => true), [pathname]);

  useEffect(() => {
    const onClick = ({ target }: Event) => close((menu) => !contains(menu, target) || isWayOut(target));
    const onFocus = ({ target }: Event) => close((menu) => !contains(menu, target));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close((menu) => {
        if (contains(menu, document.activeElement)) menu.querySelector("summary")?.focus();
        return true;
      });
    };
    document.addEventListener("click", onClick);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return null;
}

function close(which: (menu: HTMLDetailsElement) => boolean) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (which(menu)) menu.open = false;
  }
}

function contains(menu: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}

function isWayOut(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, [data-menu-backdrop]") !== null;
}
