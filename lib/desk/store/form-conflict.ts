import type { FieldNames, Fields } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";
import { differences } from "./form-differences";

const mostLines = 8;

/** Says what somebody else has changed meanwhile, with both values of each field that differs. */
export function sayConflict(
  what: string,
  { theirs, yours, names }: { theirs: Fields; yours: Fields; names: FieldNames },
  last: { who: string; at: string } | null,
): string {
  const who = last
    ? `${last.who} changed this ${what} (${formatMoment(last.at)})`
    : `This ${what} was changed`;
  const lines = differences(theirs, yours, names).map(
    ({ label, before, after }) => `${label}: now ${before || "empty"}, yours ${after || "empty"}.`,
  );
  return [
    `${who} while you had it open. Nothing was saved yet.`,
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines ? [`And ${lines.length - mostLines} more.`] : []),
    "Save again to put yours in its place.",
  ].join("\n");
}
