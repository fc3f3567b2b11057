import type { MouseEvent } from "react";

/**
 * Makes a link act in place on a plain click; with a modifier key, or with JavaScript off, it stays the link it is.
 */
export function plainClick(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}
