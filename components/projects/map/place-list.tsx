import type { MouseEventHandler, RefObject } from "react";
import { Said } from "@/components/ui/said";
import { drawnMapWords } from "@/content/drawn-map-words";
import type { MapDot } from "@/lib/projects/map/plain-map";
import { t } from "@/lib/base/language";

/** Of a map that has the others elsewhere. */
export const shownAtOnce = 12;

type Props = {
  dots: readonly MapDot[];
  /** Where all of them are listed: on the map the ones with the most projects are enough for a small phone. */
  all: string | null;
  isWhole?: boolean;
  list?: RefObject<HTMLUListElement | null>;
  onMore?: MouseEventHandler;
};

/** What the drawing shows as a list, the most projects first. */
export function PlaceList({ dots, all, isWhole = all === null, list, onMore }: Props) {
  const more = isWhole ? 0 : dots.length - shownAtOnce;
  return (
    <nav aria-label={t("On the map")}>
      <h3 className="font-bold">{t("On the map")}</h3>
      <ul
        ref={list}
        className={`figures mt-1 grid gap-x-6 sm:grid-cols-2 ${all === null ? "lg:grid-cols-3" : "lg:grid-cols-1"}`}
      >
        {(more > 0 ? dots.slice(0, shownAtOnce) : dots).map(({ key, href, name, metro }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <a
              href={href}
              className="min-h-touch text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
            >
              {name}
            </a>
            {metro && <span className="text-ink-600 text-sm">{metro}</span>}
          </li>
        ))}
      </ul>
      {all !== null && more > 0 && (
        <a
          href={all}
          onClick={onMore}
          rel="nofollow"
          // A document of its own, as every map: what its page may load is said by its head.
          target="_self"
          className="min-h-touch text-brand-600 inline-flex items-center font-bold underline-offset-4 hover:underline"
        >
          <Said words="{count} more" count={more} />
        </a>
      )}
      {dots.some(({ metro }) => metro) && (
        <p className="text-ink-600 mt-2 text-sm">{t(drawnMapWords.metroNote)}</p>
      )}
    </nav>
  );
}
