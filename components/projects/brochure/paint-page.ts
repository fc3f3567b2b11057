import type { PDFDocumentProxy } from "pdfjs-dist";
import { useSyncExternalStore } from "react";
import { loadPdfjs } from "./pdf-document";

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

type Page = { pdf: PDFDocumentProxy; number: number; width: number };

/** Draws the page `width` CSS pixels wide, and replaces the content of `holder` when it is complete. */
export async function paintPage(
  { pdf, number, width }: Page,
  ratio: number,
  holder: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width / natural.width) * ratio });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.className = "block size-full";
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener("abort", cancel);
  try {
    await task.promise;
    const before = [...holder.children];
    holder.replaceChildren(canvas);
    before.forEach(release);
  } catch (error) {
    release(canvas);
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Releases the memory of a page that is far from the view: its picture, and the data of PDF.js. */
export function clearPage(pdf: PDFDocumentProxy, number: number, holder: HTMLElement): void {
  [...holder.children].forEach(release);
  holder.replaceChildren();
  // If the document was closed meanwhile, there is nothing to release.
  pdf.getPage(number).then(
    (page) => page.cleanup(),
    () => undefined,
  );
}

/** Puts the page's text, invisible, over its picture, so that it can be selected, searched and read out. */
export async function addTextLayer(
  { pdf, number, width }: Page,
  holder: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const [page, { TextLayer }] = await Promise.all([pdf.getPage(number), loadPdfjs()]);
  const textContentSource = await page.getTextContent();
  if (signal.aborted) return;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  // Built in a detached element first, because an interrupted layer would be incomplete.
  const container = document.createElement("div");
  container.className = "text-layer";
  await new TextLayer({ textContentSource, container, viewport }).render();
  if (!signal.aborted) holder.replaceChildren(container);
}

/** Some browsers keep a canvas's pixels until garbage collection, unless its size is 0. */
function release(element: Element): void {
  if (element instanceof HTMLCanvasElement) element.width = element.height = 0;
}
