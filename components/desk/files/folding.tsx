import type { ReactNode } from "react";

/** A list with its heading: open when it is short, and else opened by who wants to read it. */
export function Folding({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details open={count <= 12} className="border-surface-line mt-6 border-t pt-4">
      <summary className="min-h-touch cursor-pointer content-center">
        <h2 className="inline text-xl font-bold">{title}</h2>{" "}
        <span className="text-ink-600 figures">{count.toLocaleString("en-IN")}</span>
      </summary>
      {children}
    </details>
  );
}
