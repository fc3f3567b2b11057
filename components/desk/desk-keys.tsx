"use client";

import { useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { useBeforePaint } from "@/components/ui/use-before-paint";

const Palette = loadLater(
  () => import("./palette").then((module) => module.Palette),
  ({ onClose }: { onClose: () => void }) => onClose(),
);

/**
 * Keys of the desk. What has one says so by `aria-keyshortcuts`: it is pressed, or a box is entered. On a page of rows j and k go
 * down and up. `?`, or Ctrl with k, shows all that there is. Who types somewhere types.
 */
export function DeskKeys() {
  const [isOpen, setOpen] = useState(false);
  // Heard as soon as React has the page: the first key of a quick hand counts.
  useBeforePaint(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isAny = event.ctrlKey || event.metaKey;
      if (isAny ? event.key !== "k" : isTyping(event.target)) return;
      const found = isAny || event.key === "?" ? "palette" : elementOf(event.key);
      if (!found) return;
      event.preventDefault();
      if (found === "palette") setOpen(true);
      else if (found.matches("input, textarea, [data-row]")) found.focus();
      else found.click();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return isOpen && <Palette onClose={() => setOpen(false)} />;
}

/** Rows are entered, and a row that is entered is opened by Enter. */
function elementOf(key: string): HTMLElement | undefined {
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)];
  const shown = named.find((element) => element.checkVisibility());
  if (shown || (key !== "j" && key !== "k")) return shown;
  // Of a row that is a line of a table here and a card there one is seen.
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")].filter((row) =>
    row.checkVisibility(),
  );
  const here = rows.indexOf(document.activeElement as HTMLElement);
  return rows[key === "j" ? here + 1 : Math.max(0, here - 1)];
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]), textarea, select, [role=dialog] *");
