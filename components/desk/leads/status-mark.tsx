import { statusLabels, type LeadStatus } from "@/lib/enquiries/forms/lead-statuses";

const looks: Record<LeadStatus, string> = {
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
    <span className={`rounded-control inline-block px-2 py-0.5 text-sm font-bold ${looks[status]}`}>
      {statusLabels[status]}
    </span>
  );
}
