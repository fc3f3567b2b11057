import { useSyncExternalStore } from "react";
import { pixelRatio } from "./canvas-size";

const settledMs = 200;

/** How fine to draw on this screen; follows a pinch once the fingers rest. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => pixelRatio(window.devicePixelRatio, window.visualViewport?.scale ?? 1),
    () => 1,
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settledMs);
  };
  const viewport = window.visualViewport;
  window.addEventListener("resize", later);
  viewport?.addEventListener("resize", later);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", later);
    viewport?.removeEventListener("resize", later);
  };
}
