import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { plainClick } from "@/components/ui/plain-click";
import { formatNumber } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { WayOut } from "@/lib/projects/listing/ways-out";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { here, language, t } from "@/lib/base/language";

type EmptyProps = {
  clear: () => void;
  hasFilters: boolean;
  /** Whether words that were typed are all that is asked for. */
  isWordsAlone: boolean;
  /** What would bring something, the nearest first. */
  ways: readonly WayOut[];
  /** The place that is asked for, as it is said, if nothing that is asked for is in it. */
  bare: string | null;
  change: (partial: Partial<ListingFilters>) => void;
  /** The link to hear of it when there is something. */
  tellMe: ReactNode;
};

export function EmptyState({ clear, hasFilters, isWordsAlone, ways, bare, change, tellMe }: EmptyProps) {
  return (
    <EmptyMessage
      icon="search"
      title={t("No properties found")}
      text={
        bare && ways.some(({ key }) => key.startsWith("location-"))
          ? t("Nothing that you ask for is in {place}. The nearest places that have some come first:", {
              place: bare,
            })
          : ways.length > 0
            ? t("Nothing matches all of your filters at once. One change brings some:")
            : isWordsAlone
              ? t("None of our projects has these words. Check the spelling, type a place, or start again.")
              : hasFilters
                ? t("Nothing matches all of your filters at once. Remove one of them above, or start again.")
                : t("There is nothing to show yet. Please look again soon.")
      }
      className="py-16"
    >
      {ways.length > 0 && (
        <ul aria-label={t("What would bring some")} className="flex max-w-3xl flex-wrap justify-center gap-2">
          {ways.map(({ key, words, count, filters }) => (
            <li key={key}>
              <a
                href={here(listingPath(filters))}
                onClick={plainClick(() => change(filters))}
                className="min-h-touch border-surface-line hover:border-brand-600 hover:text-brand-600 figures inline-flex items-center rounded-full border bg-white px-4 py-1"
              >
                <WayWords
                  isFirst={language() === "en" && !key.startsWith("without-")}
                  {...{ words, count }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={here(paths.listing)}
        onClick={plainClick(clear)}
        className={buttonStyle(ways.length > 0 ? "outline" : "primary")}
      >
        {t("Clear Filters")}
      </a>
      {tellMe}
    </EmptyMessage>
  );
}

/** "1 in Tellapur", "without the possession date 4". In other languages the figure (`isFirst` in English) comes last. */
function WayWords({ words, count, isFirst }: Pick<WayOut, "words" | "count"> & { isFirst: boolean }) {
  const figure = <strong>{formatNumber(count)}</strong>;
  return isFirst ? (
    <span>
      {figure} {words}
    </span>
  ) : (
    <span>
      {words} {figure}
    </span>
  );
}

/** What the address asks for and no filter knows: said, so that nobody takes the list for what they asked. */
export function UnknownValues({ values }: { values: readonly UnknownValue[] }) {
  if (values.length === 0) return null;
  return (
    <ul className="rounded-control bg-gold-100 border-gold-500 mt-4 grid gap-1 border px-4 py-3">
      {values.map(({ of, value }) => (
        <li key={`${of} ${value}`} className="break-words">
          {t("We don't know the {filter} '{value}'. The list is shown without it.", { filter: of, value })}
        </li>
      ))}
    </ul>
  );
}

export function FailedState({ retry }: { retry: () => void }) {
  return (
    <div
      role="alert"
      className="rounded-control border-danger-600 bg-danger-50 mt-4 flex flex-wrap items-center gap-4 border p-4"
    >
      <p>{t("The list could not be read. What you see may not match your filters.")}</p>
      <button type="button" onClick={retry} className={buttonStyle("outline")}>
        {t("Try again")}
      </button>
    </div>
  );
}

/** Covers the previous list while the next one is loading, so that nothing moves. */
export function LoadingOverlay() {
  return (
    <div className="absolute inset-0 flex justify-center bg-white/70 pt-24">
      <p
        role="status"
        className="shadow-soft border-surface-line h-fit rounded-full border bg-white px-5 py-2 font-bold"
      >
        {t("Loading...")}
      </p>
    </div>
  );
}
