import type { ReactNode } from "react";
import type { DetailSectionId } from "./detail-tabs";

type Props = { id: DetailSectionId; children: ReactNode };

/** A part of the page that a tab of the sticky bar scrolls to. All parts are shown, one below the other. */
export function DetailSection({ id, children }: Props) {
  // On paper without pictures of rooms, and without a calculator to fill in.
  const isScreenOnly = id === "gallery" || id === "emi-calculator";
  return (
    <section
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      className={isScreenOnly ? "detail-section print-none" : "detail-section"}
    >
      {children}
    </section>
  );
}

/** A part without content: the specification's words for that in one quiet line, and no heading over nothing. */
export function EmptySection({ id, children }: Props) {
  return (
    <section
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      className="border-surface-line text-ink-600 border-b py-4 text-sm last:border-b-0"
    >
      {children}
    </section>
  );
}

export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-xl font-bold text-balance wrap-anywhere md:text-2xl">
      {children}
    </h2>
  );
}
