import type { ReactNode } from "react";

/** Drawn here, because the site's icons in a script of the desk would be cut out of visitors' scripts. */
const looks = {
  problem: ["M12 4 2.5 20h19zM12 10v4M12 17h.01", "border-danger-600 bg-danger-50 text-danger-600"],
  done: ["m5 12 5 5 9-10", "border-success-600 bg-success-50 text-success-600"],
} as const;

/** A sentence about what was done, or why not. Its lines stay lines. */
export function Notice({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const [path, look] = looks[kind];
  return (
    <div className={`rounded-control flex gap-2 border px-3 py-2 font-bold ${look}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon mt-0.5 size-5">
        <path d={path} />
      </svg>
      <div className="min-w-0 whitespace-pre-line">{children}</div>
    </div>
  );
}
