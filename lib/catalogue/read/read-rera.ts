import { bareName } from "@/lib/base/nearest-name";
import { reraLines } from "@/lib/projects/project/rera-check-schema";
import { calm, Guess, saysNothing, Unreadable } from "./cell-readings";
import { dateReader } from "./read-date";
import type { CellReader } from "./cell-readings";

const exact = new Map([
  ["matched", "matched"],
  ["differs", "differs"],
  ["notchecked", "not checked"],
]);
const meant = new Map<string, string>([
  ...["match", "matches", "matching", "same", "ok", "yes"].map((word) => [word, "matched"] as const),
  ...["differ", "different", "differing", "mismatch", "no"].map((word) => [word, "differs"] as const),
  ...["unchecked", "notyet", "pending"].map((word) => [word, "not checked"] as const),
]);

/** `matched`, `matched: Phase 2`, `differs: Meridivya Infra LLP` or `not checked`; what follows the colon is what the register says. */
function readReraLine(cell: string): unknown {
  const [, word = "", says] = /^([^:]*)(?::(.*))?$/s.exec(cell) ?? [];
  const line = (standing: string) => ({ standing, ...(says?.trim() ? { says: says.trim() } : {}) });
  const standing = exact.get(bareName(word));
  if (standing !== undefined) return line(standing);
  if (saysNothing(calm(cell))) return new Guess(undefined, "nothing");
  const likely = meant.get(bareName(word));
  return likely === undefined
    ? new Unreadable('must be "matched", "differs: what the register says" or "not checked"')
    : new Guess(line(likely), likely);
}

const prefix = "reraCheck.";
const text: CellReader = (cell) => cell;

/** A column for each line that was compared with the register, and one for the day and for who looked. */
export const reraColumns: Record<string, CellReader> = {
  ...Object.fromEntries(reraLines.map((line) => [prefix + line, readReraLine])),
  [`${prefix}checkedOn`]: dateReader("first"),
  [`${prefix}checkedBy`]: text,
};

/** A record's value with what these columns said in one field, as a record has it. */
export function foldReraColumns(value: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(value).filter(([name]) => !(name in reraColumns));
  const shared = { checkedOn: value[`${prefix}checkedOn`], checkedBy: value[`${prefix}checkedBy`] };
  const lines = reraLines.flatMap((name) => {
    const line = value[prefix + name] as { standing: string } | undefined; // as `readReraLine` gave it
    if (!line) return [];
    return [[name, line.standing === "not checked" ? line : { ...line, ...shared }] as const];
  });
  return Object.fromEntries(lines.length > 0 ? [...own, ["reraCheck", Object.fromEntries(lines)]] : own);
}
