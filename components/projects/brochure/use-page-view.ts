import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { currentPage, layOut, placeAt, documentStart, scrollTo, type View } from "./page-layout";
import { columnWidth, scaleOf, stepFrom, type Shape, type Zoom } from "./zoom";

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
