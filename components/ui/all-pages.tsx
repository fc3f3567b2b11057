import { plainClick } from "./plain-click";
import { t } from "@/lib/base/language";

type Props = { total: number; hrefOf: (page: number) => string; onPage: (page: number) => void };

/** For so few pages the pagination is enough. */
const shortList = 5;
/** The most links; of longer lists only every second, third … page is linked. */
const mostLinks = 50;

/** Links to every page by its number, so that neither visitors nor crawlers have to go through those before it. */
export function AllPages({ total, hrefOf, onPage }: Props) {
  if (total <= shortList) return null;
  const stride = Math.ceil(total / mostLinks);
  const pages = Array.from({ length: Math.ceil(total / stride) }, (_, index) => index * stride + 1);
  return (
    <nav aria-label={t("All pages")} className="mt-4 text-center">
      <details>
        <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center px-3 font-bold">
          {t("All {count} pages", { count: total })}
        </summary>
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={t("Open page {page}", { page })}
                onClick={plainClick(() => onPage(page))}
                className="page-link"
              >
                {page}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
