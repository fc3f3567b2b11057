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

type EmptyProps = {
  clear: () => void;
  hasFilters: boolean;
  /** What would bring something, the nearest first. */
  ways: readonly WayOut[];
  change: (partial: Partial<ListingFilters>) => void;
  /** The link to hear of it when there is something. */
  tellMe: ReactNode;
};

export function EmptyState({ clear, hasFilters, ways, change, tellMe }: EmptyProps) {
  return (
    <EmptyMessage
      icon="search"
      title="No properties found"
      text={
        ways.length > 0
          ? "Nothing matches all of your filters at once. One change brings some:"
          : hasFilters
            ? "Nothing matches all of your filters at once. Remove one of them above, or start again."
            : "There is nothing to show yet. Please look again soon."
      }
      className="py-16"
    >
      {ways.length > 0 && (
        <ul aria-label="What would bring some" className="flex max-w-3xl flex-wrap justify-center gap-2">
          {ways.map(({ key, words, count, filters }) => (
            <li key={key}>
              <a
                href={listingPath(filters)}
                onClick={plainClick(() => change(filters))}
                className="min-h-touch border-surface-line hover:border-brand-600 hover:text-brand-600 figures inline-flex items-center rounded-full border bg-white px-4 py-1"
              >
                <WayWords words={words} count={count} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={paths.listing}
        onClick={plainClick(clear)}
        className={buttonStyle(ways.length > 0 ? "outline" : "primary")}
      >
        Clear Filters
      </a>
      {tellMe}
    </EmptyMessage>
  );
}

/** "1 in Tellapur", "without the possession date 4". */
function WayWords({ words, count }: Pick<WayOut, "words" | "count">) {
  const figure = <strong>{formatNumber(count)}</strong>;
  return words.startsWith("without") ? (
    <span>
      {words} {figure}
    </span>
  ) : (
    <span>
      {figure} {words}
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
          We don&apos;t know the {of} &apos;{value}&apos;. The list is shown without it.
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
      <p>The list could not be read. What you see may not match your filters.</p>
      <button type="button" onClick={retry} className={buttonStyle("outline")}>
        Try again
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
        Loading...
      </p>
    </div>
  );
}
