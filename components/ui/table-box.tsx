import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** A table that scrolls by hand, by keyboard too, where it is wider than the screen; the page itself never does. */
export function TableBox({ label, className = "", children }: Props) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={`relative overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
