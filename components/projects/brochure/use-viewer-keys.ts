import { useEffect, type RefObject } from "react";

const scrolling = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];
const zooming: Record<string, 1 | -1> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** `+` and `-` zoom; scroll keys work wherever the focus is. With Ctrl all keys belong to the browser. */
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
        // The browser scrolls the focused element after this handler.
        scroller.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [scroller, step]);
}
