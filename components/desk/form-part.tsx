import type { ReactNode } from "react";
import { cardStyle } from "./field-style";

/** Fields of a long form that belong together. */
export function FormPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={cardStyle} aria-label={title}>
      <h2 className="text-lg font-bold">{title}</h2>
      {hint && <p className="text-ink-600 text-sm">{hint}</p>}
      {children}
    </section>
  );
}

/** The first button of a form is the one that Enter presses. */
export function FirstButton() {
  return (
    <button className="sr-only" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  );
}

/** What a long form ends with stays in sight while it is filled in. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="border-surface-line bg-surface-warm sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-3 border-t px-1 py-3 group-disabled:hidden">
      {children}
    </div>
  );
}
