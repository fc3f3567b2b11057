import type { MouseEvent } from "react";

/**
 * A link's click handler that calls `action` instead of following the link, except for clicks with a modifier key.
 */
export function plainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    action();
  };
}
