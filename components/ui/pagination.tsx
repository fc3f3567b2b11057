import { t } from "@/lib/base/language";
import { Icon, type IconName } from "./icon";
import { plainClick } from "./plain-click";

type Props = {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
};

/** Links to first, previous, the pages around, next and last (specification, section 9). Nothing for a single page. */
export function Pagination({ current, total, hrefOf, onPage }: Props) {
  if (total <= 1) return null;
  const step = (label: string, page: number, icon: IconName, extra = "") => (
    <li className={extra}>
      {page >= 1 && page <= total && page !== current ? (
        <a
          href={hrefOf(page)}
          aria-label={t(label)}
          onClick={plainClick(() => onPage(page))}
          className="page-link"
        >
          <Icon name={icon} />
        </a>
      ) : (
        <span aria-hidden="true" className="page-link">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={t("Pages of the list")} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-2">
        {step("Go to first page", 1, "first")}
        {step("Go to previous page", current - 1, "chevronLeft")}
        {paginationItems(current, total).map((item) =>
          item.kind === "gap" ? (
            <li
              key={`gap-${item.before}`}
              aria-hidden="true"
              className="size-touch hidden place-items-center sm:grid"
            >
              …
            </li>
          ) : (
            <li key={item.page} className={Math.abs(item.page - current) > 1 ? "hidden sm:block" : ""}>
              <a
                href={hrefOf(item.page)}
                aria-label={t(item.page === current ? "Page {page}" : "Go to page {page}", {
                  page: item.page,
                })}
                aria-current={item.page === current ? "page" : undefined}
                onClick={plainClick(() => onPage(item.page))}
                className="page-link"
              >
                {item.page}
              </a>
            </li>
          ),
        )}
        {step("Go to next page", current + 1, "chevronRight")}
        {step("Go to last page", total, "last")}
      </ul>
    </nav>
  );
}

type PaginationItem = { kind: "page"; page: number } | { kind: "gap"; before: number };

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
