import { Icon, type IconName } from "./icon";
import { paginationItems } from "./pagination-items";
import { plainClick } from "./plain-click";
import { t } from "@/lib/base/language";

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
