import type { PDFDocumentProxy } from "pdfjs-dist";
import { loadPdfjs } from "./pdf-document";

type Page = { pdf: PDFDocumentProxy; number: number; width: number };

/** Draws the page `width` CSS pixels wide and puts it in place of what the holder shows, once it is whole. */
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

/** Gives the memory of a page that is far away back: the picture, and what PDF.js remembers to draw it. */
export function clearPage(pdf: PDFDocumentProxy, number: number, holder: HTMLElement): void {
  [...holder.children].forEach(release);
  holder.replaceChildren();
  // A document that has been closed meanwhile has nothing left to give back.
  pdf.getPage(number).then(
    (page) => page.cleanup(),
    () => undefined,
  );
}

/** Puts the words of the page over its picture, unseen: to be selected, found and read out. */
export async function layText(
  { pdf, number, width }: Page,
  holder: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const [page, { TextLayer }] = await Promise.all([pdf.getPage(number), loadPdfjs()]);
  const textContentSource = await page.getTextContent();
  if (signal.aborted) return;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  // In a draft first: a layer that was interrupted would leave half of its words.
  const container = document.createElement("div");
  container.className = "text-layer";
  await new TextLayer({ textContentSource, container, viewport }).render();
  if (!signal.aborted) holder.replaceChildren(container);
}

/** Some browsers keep the pixels of a canvas until it is collected, unless it has none. */
function release(element: Element): void {
  if (element instanceof HTMLCanvasElement) element.width = element.height = 0;
}
