import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the selected tab in the middle of its bar. The bar rests while it is pressed: tabs that move between press and
 * release take the tap away from the one that was meant. Returns what the bar has to listen to.
 */
export function useSelectedInView(bar: RefObject<HTMLElement | null>, selected: unknown) {
  const isPressed = useRef(false);
  const shown = useRef(selected);

  function show() {
    const list = bar.current;
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (isPressed.current || shown.current === selected || !list || !tab) return;
    shown.current = selected;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
    show();
  });

  return {
    onPointerDown() {
      isPressed.current = true;
      const release = () => {
        removeEventListener("pointerup", release);
        removeEventListener("pointercancel", release);
        // The click belongs to the press, and comes after its release.
        requestAnimationFrame(() => {
          isPressed.current = false;
          latestShow.current();
        });
      };
      addEventListener("pointerup", release);
      addEventListener("pointercancel", release);
    },
  };
}
