import type { ReactNode } from "react";

/** A table that scrolls by hand where large type makes it wider than the screen; the page itself never does. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </div>
  );
}
