import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useState } from "react";
import { faultOf, type Fault } from "./brochure-faults";
import { openPdf, shapeOf, type Progress } from "./pdf-document";
import type { Shape } from "./zoom";

export type BrochureState =
  | { status: "loading"; progress: Progress }
  | { status: "ready"; pdf: PDFDocumentProxy; shapes: Shape[] }
  | { status: "failed"; fault: Fault };

const nothingYet: BrochureState = { status: "loading", progress: { loaded: 0, total: 0 } };

/** Loads the document at this address: its progress, then its pages or the reason of a failure. */
export function useBrochure(address: string): { state: BrochureState; retry: () => void } {
  const [state, setState] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const show = (next: BrochureState) => {
      if (!abort.signal.aborted) setState((before) => (isLate(before, next) ? before : next));
    };
    void load(address, show, abort.signal);
    return () => abort.abort();
  }, [address, attempt]);

  const retry = useCallback(() => {
    setState(nothingYet);
    setAttempt((number) => number + 1);
  }, []);
  return { state, retry };
}

/** Whether `next` is old news: the rest of a large file reports progress after its first pages are shown. */
function isLate(before: BrochureState, next: BrochureState): boolean {
  return next.status === "loading" && before.status !== "loading";
}

async function load(
  address: string,
  show: (state: BrochureState) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const task = await openPdf(address, (progress) => show({ status: "loading", progress }));
    if (signal.aborted) return close(task);
    signal.addEventListener("abort", () => close(task));
    const pdf = await task.promise;
    const first = await shapeOf(pdf, 1);
    // All pages are assumed to have the size of the first, which is then shown before the others are loaded.
    const shapes = Array.from({ length: pdf.numPages }, () => first);
    show({ status: "ready", pdf, shapes });
    const exact = await Promise.all(shapes.map((_, index) => shapeOf(pdf, index + 1).catch(() => first)));
    if (exact.some((shape) => shape.width !== first.width || shape.height !== first.height)) {
      show({ status: "ready", pdf, shapes: exact });
    }
  } catch (error) {
    show({ status: "failed", fault: navigator.onLine ? faultOf(error) : "network" });
  }
}

/** Closes the document, which also cancels what is still loading: the errors of that are expected. */
function close(task: PDFDocumentLoadingTask): void {
  for (const ended of [task.promise, task.destroy()]) ended.catch(() => undefined);
}
