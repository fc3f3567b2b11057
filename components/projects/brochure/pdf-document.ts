import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import type { Shape } from "./zoom";

export type Progress = { loaded: number; total: number };

const workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

/** PDF.js, the build for older browsers too. It comes with the first brochure, and never with another page. */
export async function loadPdfjs() {
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  return pdfjs;
}

/** The worker is twice the size of the rest, and PDF.js asks for it only when all the rest has arrived. */
async function fetchWorkerAhead(): Promise<void> {
  try {
    await (await fetch(workerSrc)).arrayBuffer();
  } catch {
    // PDF.js asks once more, and says what is wrong.
  }
}

/** Begins to load a brochure. All that PDF.js may need comes from here, and nothing is run that the file brings along. */
export async function openPdf(
  address: string,
  onProgress: (progress: Progress) => void,
): Promise<PDFDocumentLoadingTask> {
  const [{ getDocument, VerbosityLevel, version }] = await Promise.all([loadPdfjs(), fetchWorkerAhead()]);
  const data = `/pdfjs/${version}`;
  const task = getDocument({
    url: address,
    cMapUrl: `${data}/cmaps/`,
    iccUrl: `${data}/iccs/`,
    standardFontDataUrl: `${data}/standard_fonts/`,
    wasmUrl: `${data}/wasm/`,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  task.onProgress = onProgress;
  return task;
}

export async function shapeOf(pdf: PDFDocumentProxy, number: number): Promise<Shape> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}
