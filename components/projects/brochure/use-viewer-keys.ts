import { useEffect, type RefObject } from "react";

const scrolling = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];
const zooming: Record<string, 1 | -1> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** `+` and `-` zoom; the keys that scroll do so wherever the focus is. With Ctrl all keys are the browser's. */
export function useViewerKeys(
  scroller: RefObject<HTMLElement | null>,
  step: (direction: 1 | -1) => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const direction = zooming[event.key];
      if (direction) {
        event.preventDefault();
        step(direction);
      } else if (scrolling.includes(event.key) && !scroller.current?.contains(document.activeElement)) {
        // The browser scrolls what has the focus when it comes to act on the key.
        scroller.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [scroller, step]);
}
