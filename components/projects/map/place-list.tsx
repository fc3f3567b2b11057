import { Said } from "@/components/ui/said";
import { mapWords } from "@/content/map-words";
import type { MapDot } from "@/lib/projects/map/plain-map";
import { t } from "@/lib/base/language";

/** The others are folded away. */
const shownAtOnce = 12;

type Props = { dots: readonly MapDot[] };

/** What the drawing shows as a list, the most projects first. */
export function PlaceList({ dots }: Props) {
  const [first, rest] = [dots.slice(0, shownAtOnce), dots.slice(shownAtOnce)];
  return (
    <nav aria-label={t("On the map")}>
      <h3 className="font-bold">{t("On the map")}</h3>
      <Links dots={first} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center font-bold">
            <Said words="{count} more" count={rest.length} />
          </summary>
          <Links dots={rest} />
        </details>
      )}
      {dots.some(({ metro }) => metro) && (
        <p className="text-ink-600 mt-2 text-sm">{t(mapWords.metroNote)}</p>
      )}
    </nav>
  );
}

function Links({ dots }: Props) {
  return (
    <ul className="figures mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {dots.map(({ key, href, name, metro }) => (
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
  );
}
