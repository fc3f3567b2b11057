import type { ReactNode } from "react";
import { type LeadStatus, statusLabels } from "@/lib/enquiries/forms/lead-statuses";

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

/** Drawn here, because the site's icons in a script of the desk would be cut out of visitors' scripts. */
const paths = {
  alert: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  check: "m5 12 5 5 9-10",
  chevronRight: "m9 6 6 6-6 6",
} as const;

type Props = { name: keyof typeof paths; className: string };

/** As `Icon` draws it, for what runs in the desk's browser. */
export function DeskIcon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}

const statusLooks: Record<LeadStatus, string> = {
  new: "bg-brand-600 text-white",
  called: "bg-gold-100 text-ink-900",
  "visit-planned": "bg-gold-100 text-gold-700",
  booked: "bg-success-50 text-success-600",
  lost: "bg-surface-line text-ink-900",
  spam: "bg-surface-line text-ink-600",
};

/** How far a lead has come. */
export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className={`rounded-control inline-block px-2 py-0.5 text-sm font-bold ${statusLooks[status]}`}>
      {statusLabels[status]}
    </span>
  );
}
