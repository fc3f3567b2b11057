export type PaginationItem = { kind: "page"; page: number } | { kind: "gap"; before: number };

/**
 * The numbers of a pagination: 1 at each boundary and 1 sibling on each side (section 9); a gap stands for two pages
 * or more. The number of items stays the same while walking through, so nothing jumps.
 */
export function paginationItems(
  current: number,
  total: number,
  siblings = 1,
  boundary = 1,
): PaginationItem[] {
  const span = 2 * siblings + 3 + 2 * boundary;
  if (total <= span) return range(1, total).map(toPage);
  const inner = 2 * siblings + 1;
  const start = Math.min(Math.max(current - siblings, boundary + 2), total - boundary - inner - 1);
  const end = start + inner + 1;
  const left = current <= boundary + siblings + 2 ? 1 : start;
  const right = current >= total - boundary - siblings - 1 ? total : end;
  const middleStart = left === 1 ? 1 : Math.max(current - siblings, boundary + 2);
  const middleEnd = right === total ? total : Math.min(current + siblings, total - boundary - 1);
  const from = right === total ? Math.min(middleStart, total - inner - boundary) : middleStart;
  const to = left === 1 ? Math.max(middleEnd, inner + boundary + 1) : middleEnd;
  return [
    ...(left === 1 ? [] : [...range(1, boundary).map(toPage), gap(from)]),
    ...range(from, to).map(toPage),
    ...(right === total ? [] : [gap(total), ...range(total - boundary + 1, total).map(toPage)]),
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
