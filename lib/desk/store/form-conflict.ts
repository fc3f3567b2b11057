import { Refusal } from "@/lib/base/refusal";
import type { FieldNames, Fields } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";
import { differences } from "./form-differences";

const mostLines = 8;

/** `seen`: the file that whoever sends another one in its place has seen there, when he says so. */
type Replaced = { what: "brochure" | "cover"; seen: string | undefined; now: string; sent: string | null };

/** Refuses to put a file in the place of one that came meanwhile. Sent once more, it takes that one's place. */
export function refuseUnseenFile(
  { what, seen, now, sent }: Replaced,
  last: { who: string; at: string } | null,
): void {
  if (sent === null || seen === undefined || !now || now === seen || now === sent) return;
  const who = last
    ? `${last.who} added another ${what} (${formatMoment(last.at)})`
    : `Another ${what} was added`;
  throw new Refusal(
    "conflict",
    `${who} while you had this open. Nothing of yours was added yet. Add again to put yours in its place.`,
    { errors: [{ path: "version", msg: now }] },
  );
}

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
