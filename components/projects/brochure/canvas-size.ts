import { useSyncExternalStore } from "react";

type Box = { width: number; height: number };

/** More pixels than these to one CSS pixel nobody sees. */
const finest = 3;
const longestSide = 8_192;
const settledMs = 200;

/** Pixels to one CSS pixel: those of the screen, and more when the visitor has pinched the page larger. */
export function pixelRatio(screen: number, pinch: number): number {
  const enlarged = pinch < 1.25 ? 1 : Math.min(4, Math.ceil(pinch * 2) / 2);
  return Math.min(finest, Math.max(1, screen)) * enlarged;
}

/** The ratio for a page of this size that keeps its picture within `mostPixels`: each takes four bytes of memory. */
export function boundedRatio({ width, height }: Box, ratio: number, mostPixels: number): number {
  const byArea = Math.sqrt(mostPixels / (width * height));
  return Math.min(ratio, byArea, longestSide / Math.max(width, height));
}

/** What one page may take. Phones have little memory, and some browsers there end a tab that asks for more. */
export function pixelBudget(memoryInGigabytes: number | undefined, isPhone: boolean): number {
  return isPhone || (memoryInGigabytes ?? 8) <= 4 ? 5_000_000 : 8_000_000;
}

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
