import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { columnWidth, scaleOf, stepFrom, type Shape, type Zoom } from "./zoom";

/** The positions of the pages in the scrolled content: one below the other, all equally wide. In CSS pixels. */
type Layout = { width: number; left: number; tops: number[]; heights: number[]; gap: number };
/** The visible part of the content. */
type View = { top: number; left: number; width: number; height: number };
/** A point of the document as a page and a share of its size, which is the same at every zoom. */
type Place = { page: number; x: number; y: number };

export const documentStart: Place = { page: 0, x: 0.5, y: -1 };

export function layOut(shapes: readonly Shape[], width: number, room: number, gap: number): Layout {
  const heights = shapes.map((shape) => Math.round((width * shape.height) / shape.width));
  let top = gap;
  const tops = heights.map((height) => {
    const own = top;
    top += height + gap;
    return own;
  });
  return { width, left: Math.max(gap, (room - width) / 2), tops, heights, gap };
}

/** The page that is most visible; `before` is kept if none is more visible, so that short last pages can be chosen. */
export function currentPage({ tops, heights }: Layout, { top, height }: View, before: number): number {
  const shown = tops.map((own, index) => {
    const full = heights[index] ?? 1;
    return Math.max(0, Math.min(own + full, top + height) - Math.max(own, top)) / full;
  });
  const most = Math.max(0, ...shown);
  if ((shown[before - 1] ?? 0) >= most - 0.001) return before;
  return shown.indexOf(most) + 1;
}

/** The point of the document in the middle of the view; at the very top its start. */
export function placeAt({ width, left, tops, heights }: Layout, view: View): Place {
  if (tops.length === 0) return documentStart;
  const x = (view.left + view.width / 2 - left) / width;
  if (view.top <= 0) return { ...documentStart, x };
  const middle = view.top + view.height / 2;
  const page = Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
  return { page, x, y: (middle - (tops[page] ?? 0)) / (heights[page] ?? 1) };
}

/** The scroll position at which this point is in the middle of the view. */
export function scrollTo({ width, left, tops, heights }: Layout, place: Place, view: View) {
  const middle = (tops[place.page] ?? 0) + place.y * (heights[place.page] ?? 1);
  return {
    top: place.y < 0 ? 0 : Math.max(0, middle - view.height / 2),
    left: Math.max(0, left + place.x * width - view.width / 2),
  };
}

const a4: Shape = { width: 595.28, height: 841.89 };

/** The current page and the zoom. When the size changes, the point in the middle of the screen stays there. */
export function usePageView(shapes: readonly Shape[], scroller: RefObject<HTMLElement | null>) {
  const place = useRef(documentStart);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState<Zoom>("auto");
  const [current, setCurrent] = useState(1);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const gap = room < 640 ? 8 : 16;
  const first = shapes[0] ?? a4;
  const width = columnWidth(zoom, room - 2 * gap, first);
  const scale = scaleOf(width, first);
  const layout = useMemo(() => layOut(shapes, width, room, gap), [shapes, width, room, gap]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTo(scrollTo(layout, place.current, viewOf(element)));
  }, [layout, scroller]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element || layout.tops.length === 0) return;
    const view = viewOf(element);
    place.current = placeAt(layout, view);
    setCurrent((before) => currentPage(layout, view, before));
  };

  const total = shapes.length;
  const goTo = (wanted: number) => {
    const page = Math.min(total, Math.max(1, wanted));
    setCurrent(page);
    scroller.current?.scrollTo({ top: (layout.tops[page - 1] ?? 0) - layout.gap });
  };
  const step = useCallback((direction: 1 | -1) => setZoom(stepFrom(scale, direction)), [scale]);
  const fitWidth = useCallback(() => setZoom("width"), []);

  return {
    onScroll,
    layout,
    current: Math.min(current, Math.max(1, total)),
    total,
    scale,
    isFit: Math.abs(width - (room - 2 * gap)) < 1,
    canGrow: stepFrom(scale, 1) !== scale,
    canShrink: stepFrom(scale, -1) !== scale,
    goTo,
    step,
    fitWidth,
  };
}

export type PageView = ReturnType<typeof usePageView>;

function viewOf({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): View {
  return { top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight };
}
