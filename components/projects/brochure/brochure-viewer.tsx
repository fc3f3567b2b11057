"use client";

import { useRef } from "react";
import { BrochurePages } from "./brochure-pages";
import { BrochureFault, BrochureLoading, WithoutScript } from "./brochure-states";
import { useBrochure } from "./use-brochure";
import { usePageView } from "./use-page-view";
import { useViewerKeys } from "./use-viewer-keys";
import { ViewerActions, ViewerTitle } from "./viewer-bar";
import { ViewerTools } from "./viewer-tools";
import type { Shape } from "./zoom";
import "./text-layer.css";

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
        <ViewerActions address={address} title={title} />
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
        {state.status === "failed" && (
          <BrochureFault fault={state.fault} retry={retry} address={address} title={title} />
        )}
        {state.status === "ready" && <BrochurePages pdf={state.pdf} shapes={state.shapes} view={view} />}
        <WithoutScript address={address} />
      </main>
    </div>
  );
}
