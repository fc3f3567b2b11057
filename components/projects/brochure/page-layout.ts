import type { Shape } from "./zoom";

/** The positions of the pages in the scrolled content: one below the other, all equally wide. In CSS pixels. */
export type Layout = { width: number; left: number; tops: number[]; heights: number[]; gap: number };
/** The visible part of the content. */
export type View = { top: number; left: number; width: number; height: number };
/** A point of the document as a page and a share of its size, which is the same at every zoom. */
export type Place = { page: number; x: number; y: number };

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
