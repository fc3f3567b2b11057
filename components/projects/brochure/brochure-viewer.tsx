"use client";

import { useRef, useEffect, type RefObject, useCallback, useState } from "react";
import { BrochurePages } from "./brochure-pages";
import { BrochureFault, BrochureLoading, WithoutScript, faultOf, type Fault } from "./brochure-states";
import { usePageView } from "./use-page-view";
import { ViewerActions, ViewerTitle, ViewerTools } from "./viewer-bar";
import type { Shape } from "./zoom";
import "./text-layer.css";
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { openPdf, shapeOf, type Progress } from "./pdf-document";

type BrochureState =
  | { status: "loading"; progress: Progress }
  | { status: "ready"; pdf: PDFDocumentProxy; shapes: Shape[] }
  | { status: "failed"; fault: Fault };

const nothingYet: BrochureState = { status: "loading", progress: { loaded: 0, total: 0 } };

/** Loads the document at this address: its progress, then its pages or the reason of a failure. */
function useBrochure(address: string): { state: BrochureState; retry: () => void } {
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

const scrolling = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];
const zooming: Record<string, 1 | -1> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** `+` and `-` zoom; scroll keys work wherever the focus is. With Ctrl all keys belong to the browser. */
function useViewerKeys(scroller: RefObject<HTMLElement | null>, step: (direction: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const direction = zooming[event.key];
      if (direction) {
        event.preventDefault();
        step(direction);
      } else if (scrolling.includes(event.key) && !scroller.current?.contains(document.activeElement)) {
        // The browser scrolls the focused element after this handler.
        scroller.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [scroller, step]);
}

const none: Shape[] = [];

/** A brochure that fills the screen, on phones with its tools at the bottom. `address` comes from `brochureAddress`. */
export function BrochureViewer({ address, title }: { address: string; title: string }) {
  const { state, retry } = useBrochure(address);
  const scroller = useRef<HTMLElement>(null);
  const view = usePageView(state.status === "ready" ? state.shapes : none, scroller);
  useViewerKeys(scroller, view.step);

  return (
    <div className="grid h-screen grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden supports-[height:100dvh]:h-dvh sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <header className="contents">
        <ViewerTitle title={title} />
        {state.status !== "failed" && <ViewerTools view={view} />}
        <ViewerActions address={address} />
      </header>
      <main
        id="main"
        ref={scroller}
        onScroll={view.onScroll}
        tabIndex={0}
        aria-label={title}
        className="bg-surface-warm relative col-span-full row-start-2 [scrollbar-gutter:stable] overflow-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {state.status === "loading" && <BrochureLoading {...state.progress} />}
        {state.status === "failed" && <BrochureFault fault={state.fault} retry={retry} address={address} />}
        {state.status === "ready" && <BrochurePages pdf={state.pdf} shapes={state.shapes} view={view} />}
        <WithoutScript address={address} />
      </main>
    </div>
  );
}
