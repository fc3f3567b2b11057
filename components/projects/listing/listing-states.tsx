import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { plainClick } from "@/components/ui/plain-click";
import { paths } from "@/lib/base/paths";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";

export function EmptyState({ clear, hasFilters }: { clear: () => void; hasFilters: boolean }) {
  return (
    <EmptyMessage
      icon="search"
      title="No properties found"
      text={
        hasFilters
          ? "Nothing matches all of your filters at once. Remove one of them above, or start again."
          : "There is nothing to show yet. Please look again soon."
      }
      className="py-16"
    >
      <a href={paths.listing} onClick={plainClick(clear)} className={buttonStyle("primary")}>
        Clear Filters
      </a>
    </EmptyMessage>
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
