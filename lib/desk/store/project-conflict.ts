import type { FormFields } from "@/lib/catalogue/read/read-form";
import { formatMoment } from "@/lib/desk/forms/moments";
import { differences } from "./project-differences";

const mostLines = 8;

/** Says what somebody else has changed meanwhile, with both values of each field that differs. */
export function sayProjectConflict(
  theirs: FormFields,
  yours: FormFields,
  last: { who: string; at: string } | null,
): string {
  const who = last
    ? `${last.who} changed this project (${formatMoment(last.at)})`
    : "This project was changed";
  const lines = differences(theirs, yours).map(
    ({ label, before, after }) => `${label}: now ${before || "empty"}, yours ${after || "empty"}.`,
  );
  return [
    `${who} while you had it open. Nothing was saved yet.`,
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines ? [`And ${lines.length - mostLines} more.`] : []),
    "Save again to put yours in its place.",
  ].join("\n");
}
