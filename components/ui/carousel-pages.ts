/** How many slides a page of a carousel has: a slide that is visible in part does not count. */
export function pageSize(perView: number): number {
  return Math.max(1, Math.floor(perView));
}

/** One page for each group of slides in view: 3 for six slides shown two at a time. */
export function pageCount(slides: number, perView: number): number {
  return Math.ceil(slides / pageSize(perView));
}

/** The page of the first slide in view; at the end of the row (`last`) it is always the last page. */
export function pageOf(index: number, last: number, slides: number, perView: number): number {
  if (index >= last) return pageCount(slides, perView) - 1;
  return Math.floor(index / pageSize(perView));
}

type Rotation = { index: number; last: number; loop: boolean; among?: number };

/** The slide to which a carousel moves by itself from `index`; `null` at the end of one that doesn't loop. */
export function nextIndex({ index, last, loop, among }: Rotation): number | null {
  if (among !== undefined) return index + 1 < Math.min(among, last + 1) ? index + 1 : 0;
  if (loop || index < last) return index + 1;
  return null;
}
