import { Icon } from "@/components/ui/icon";
import { buttonStyle } from "@/components/ui/button-style";
import { plainClick } from "@/components/ui/plain-click";
import { paths } from "@/lib/base/paths";

export function EmptyState({ clear, hasFilters }: { clear: () => void; hasFilters: boolean }) {
  return (
    <div className="border-surface-line rounded-card bg-surface-warm grid justify-items-center gap-4 border px-6 py-16 text-center">
      <Icon name="search" className="text-gold-700 size-10" />
      <h2 className="text-xl font-bold">No properties found</h2>
      <p className="text-ink-600 max-w-measure">
        {hasFilters
          ? "Nothing matches all of your filters at once. Remove one of them above, or start again."
          : "There is nothing to show yet. Please look again soon."}
      </p>
      <a href={paths.listing} onClick={plainClick(clear)} className={buttonStyle("primary")}>
        Clear Filters
      </a>
    </div>
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
