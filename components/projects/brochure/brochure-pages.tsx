import type { PDFDocumentProxy } from "pdfjs-dist";
import { BrochureSheet } from "./brochure-sheet";
import type { PageView } from "./use-page-view";
import type { Shape } from "./zoom";

type Props = { pdf: PDFDocumentProxy; shapes: readonly Shape[]; view: PageView };

/** All pages, one below the other. Each has its size from the start and its picture when it comes near. */
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
