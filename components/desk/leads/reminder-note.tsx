import { Icon } from "@/components/ui/icon";
import { formatCount, formatNumber } from "@/lib/base/format";
import { followUpsPath, type FollowUps } from "@/lib/desk/forms/lead-inbox";

/** One line above the leads while one's own follow-ups are due. */
export function ReminderNote({ mine }: { mine: FollowUps }) {
  const { overdue, today } = mine;
  if (overdue.total + today.total === 0) return null;
  return (
    <a
      href={followUpsPath()}
      className="border-gold-500 bg-gold-100 rounded-control min-h-touch mt-4 flex items-center gap-2 border px-3 py-2 font-bold"
    >
      <Icon name="calendar" className="text-gold-700 size-5" />
      <span className="min-w-0">
        {overdue.total > 0 && `${formatCount(overdue.total, "follow-up")} of yours overdue`}
        {overdue.total > 0 && today.total > 0 && ", "}
        {today.total > 0 &&
          (overdue.total > 0
            ? `${formatNumber(today.total)} more today`
            : `${formatCount(today.total, "follow-up")} of yours today`)}
      </span>
      <Icon name="chevronRight" className="ml-auto size-5" />
    </a>
  );
}
