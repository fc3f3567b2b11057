import type { PDFDocumentProxy } from "pdfjs-dist";
import { loadPdfjs } from "./pdf-document";

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
