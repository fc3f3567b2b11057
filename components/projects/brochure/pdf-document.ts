import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import type { Shape } from "./zoom";

export type Progress = { loaded: number; total: number };

const workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

/** Loads PDF.js, in the build that supports older browsers; only the viewer loads it. */
export async function loadPdfjs() {
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  return pdfjs;
}

/** Starts loading the worker: it is twice as large as the rest, after which PDF.js would request it. */
async function fetchWorkerAhead(): Promise<void> {
  try {
    await (await fetch(workerSrc)).arrayBuffer();
  } catch {
    // PDF.js will request it again and report the failure.
  }
}

/** Starts loading a brochure. All data of PDF.js comes from this site, and scripts in the file are not run. */
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
