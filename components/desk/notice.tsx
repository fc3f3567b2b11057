import type { ReactNode } from "react";
import { DeskIcon } from "./desk-icon";

const looks = {
  problem: ["alert", "border-danger-600 bg-danger-50 text-danger-600"],
  done: ["check", "border-success-600 bg-success-50 text-success-600"],
} as const;

/** A sentence about what was done, or why not. Its lines stay lines. */
export function Notice({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const [icon, look] = looks[kind];
  return (
    <div className={`rounded-control flex gap-2 border px-3 py-2 font-bold ${look}`}>
      <DeskIcon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 whitespace-pre-line">{children}</div>
    </div>
  );
}
