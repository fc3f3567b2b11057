import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { addTextLayer, clearPage, paintPage, boundedRatio, pixelBudget, usePixelRatio } from "./paint-page";
import type { PageView } from "./use-page-view";
import type { Shape } from "./zoom";

type Props = { pdf: PDFDocumentProxy; shapes: readonly Shape[]; view: PageView };

/** All pages, one below the other. Each has its size at once, and its picture when it comes near the view. */
export function BrochurePages({ pdf, shapes, view: { layout, total } }: Props) {
  const { width, heights, gap } = layout;
  return (
    <div className="grid w-max min-w-full justify-items-center" style={{ gap, padding: gap }}>
      {shapes.map((shape, index) => (
        <BrochureSheet
          key={index}
          pdf={pdf}
          number={index + 1}
          total={total}
          width={width}
          height={heights[index] ?? 0}
          scale={width / shape.width}
        />
      ))}
    </div>
  );
}

type SheetProps = {
  pdf: PDFDocumentProxy;
  number: number;
  total: number;
  width: number;
  height: number;
  /** CSS pixels per point of the page. */
  scale: number;
};

/** One page: drawn while it is near the view, with its selectable text over the picture. */
function BrochureSheet({ pdf, number, total, width, height, scale }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const near = useIsNearView(sheet);
  const finest = usePixelRatio();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const holder = picture.current;
    if (!near || !holder) return;
    const abort = new AbortController();
    const ratio = boundedRatio({ width, height }, finest, budget());
    paintPage({ pdf, number, width }, ratio, holder, abort.signal).then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return () => abort.abort();
  }, [near, pdf, number, width, height, finest]);

  useEffect(() => {
    const holder = picture.current;
    if (near && holder) return () => clearPage(pdf, number, holder);
  }, [near, pdf, number]);

  useEffect(() => {
    const holder = words.current;
    if (!near || !holder || holder.hasChildNodes()) return;
    const abort = new AbortController();
    // If the text layer fails, the page is still shown as a picture.
    addTextLayer({ pdf, number, width }, holder, abort.signal).catch(() => undefined);
    return () => abort.abort();
  }, [near, pdf, number, width]);

  const style = { width, height, "--total-scale-factor": scale } as CSSProperties; // a CSS variable of PDF.js
  return (
    <div ref={sheet} style={style} className="shadow-soft relative bg-white">
      <div ref={picture} role="img" aria-label={`Page ${number} of ${total}`} className="absolute inset-0" />
      <div ref={words} className="contents" />
      {failed && (
        <p className="absolute inset-0 grid place-items-center p-6">This page can&apos;t be shown.</p>
      )}
    </div>
  );
}

function budget(): number {
  const memory = "deviceMemory" in navigator ? Number(navigator.deviceMemory) : undefined;
  return pixelBudget(memory, window.matchMedia("(pointer: coarse)").matches);
}

/** Whether the element is visible or less than half a screen away: a phone has no memory for more. */
function useIsNearView(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Without `root` the margin would not apply inside the scrolled element.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: target.closest("main"),
      rootMargin: "50% 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return near;
}
