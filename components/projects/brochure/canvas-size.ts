import { useSyncExternalStore } from "react";

type Box = { width: number; height: number };

/** The eye can't see more pixels than these per CSS pixel. */
const finest = 3;
const longestSide = 8_192;
const settledMs = 200;

/** Pixels per CSS pixel: those of the screen, multiplied by the visitor's pinch zoom. */
export function pixelRatio(screen: number, pinch: number): number {
  const enlarged = pinch < 1.25 ? 1 : Math.min(4, Math.ceil(pinch * 2) / 2);
  return Math.min(finest, Math.max(1, screen)) * enlarged;
}

/** The ratio at which a page of this size has at most `mostPixels`: each takes four bytes of memory. */
export function boundedRatio({ width, height }: Box, ratio: number, mostPixels: number): number {
  const byArea = Math.sqrt(mostPixels / (width * height));
  return Math.min(ratio, byArea, longestSide / Math.max(width, height));
}

/** The most pixels of a page. Phones have little memory, and some of their browsers end a tab that needs more. */
export function pixelBudget(memoryInGigabytes: number | undefined, isPhone: boolean): number {
  return isPhone || (memoryInGigabytes ?? 8) <= 4 ? 5_000_000 : 8_000_000;
}

/** The pixel ratio for this screen; after a pinch it changes when the fingers rest. */
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
