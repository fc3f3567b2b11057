export type PaginationItem = { kind: "page"; page: number } | { kind: "gap"; before: number };

/**
 * The numbers of a pagination: 1 at each boundary and 1 sibling on each side (specification, section 9); a gap stands
 * for two pages or more. The number of items is the same on every page, so that nothing jumps.
 */
export function paginationItems(
  current: number,
  total: number,
  siblings = 1,
  boundary = 1,
): PaginationItem[] {
  const middle = 2 * siblings + 1;
  const nearEdge = boundary + middle + 1;
  if (total <= nearEdge + 1 + boundary) return range(1, total).map(toPage);
  const isNearStart = current <= boundary + siblings + 2;
  const isNearEnd = current >= total - boundary - siblings - 1;
  const from = isNearStart ? 1 : isNearEnd ? total - nearEdge + 1 : current - siblings;
  const to = isNearStart ? nearEdge : isNearEnd ? total : current + siblings;
  return [
    ...(isNearStart ? [] : [...range(1, boundary).map(toPage), gap(from)]),
    ...range(from, to).map(toPage),
    ...(isNearEnd ? [] : [gap(total), ...range(total - boundary + 1, total).map(toPage)]),
  ];
}

function toPage(page: number): PaginationItem {
  return { kind: "page", page };
}

function gap(before: number): PaginationItem {
  return { kind: "gap", before };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
