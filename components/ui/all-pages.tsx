import { pageBox } from "./pagination";
import { plainClick } from "./plain-click";

type Props = { total: number; hrefOf: (page: number) => string; onPage: (page: number) => void };

/** A list so short needs no more than its pagination. */
const shortList = 5;
/** Links at most; of longer lists every second, third … page is named. */
const mostLinks = 50;

/** Every page by its number: nobody, and no crawler, has to go through all pages before it. */
export function AllPages({ total, hrefOf, onPage }: Props) {
  if (total <= shortList) return null;
  const stride = Math.ceil(total / mostLinks);
  const pages = Array.from({ length: Math.ceil(total / stride) }, (_, index) => index * stride + 1);
  return (
    <nav aria-label="All pages" className="mt-4 text-center">
      <details>
        <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center px-3 font-bold">
          All {total} pages
        </summary>
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {pages.map((page) => (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={`Open page ${page}`}
                onClick={plainClick(() => onPage(page))}
                className={`${pageBox} border-surface-line hover:border-brand-600 hover:text-brand-600`}
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
