import { statusLabels, type LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import { formatMoment } from "@/lib/desk/forms/moments";

/** What the form about a lead sets. */
export type LeadState = { status: LeadStatus; assignedTo: string | null; followUpAt: string | null };

/** Says what somebody else has changed meanwhile, with both values of each field that differs. */
export function sayConflict(
  theirs: LeadState,
  yours: LeadState,
  names: ReadonlyMap<string, string>,
  last: { who: string; at: string } | null,
): string {
  const who = last ? `${last.who} changed this lead (${formatMoment(last.at)})` : "This lead was changed";
  const nameOf = (id: string | null) => (id === null ? "nobody" : (names.get(id) ?? "somebody who has left"));
  const momentOf = (moment: string | null) => (moment === null ? "none" : formatMoment(moment));
  const rows: [label: string, now: string, typed: string][] = [
    ["Status", statusLabels[theirs.status], statusLabels[yours.status]],
    ["Who has it", nameOf(theirs.assignedTo), nameOf(yours.assignedTo)],
    ["Follow-up", momentOf(theirs.followUpAt), momentOf(yours.followUpAt)],
  ];
  const lines = rows
    .filter(([, now, typed]) => now !== typed)
    .map(([label, now, typed]) => `${label}: now ${now}, yours ${typed}.`);
  return [
    `${who} while you had it open. Nothing was saved yet.`,
    ...lines,
    "Save again to put yours in its place.",
  ].join("\n");
}
