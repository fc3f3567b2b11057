import { createHash } from "node:crypto";
import type { NormalisedProject } from "./normalise-project";
import { reraLines, type ReraLine } from "@/lib/projects/project/rera-check-schema";
import type { GivenCheck, StoredCheck } from "./rera-record";

type Row = Pick<NormalisedProject["row"], "rera_id" | "developer" | "possession_date">;
/** A project as it is stored: its content's hash, what of it lines were compared with, and these lines. */
export type KnownContent = { hash: string; row: Row; reraChecks: StoredCheck[] };

/** Stands between the hash of the content and that of the lines: no hash has it. */
const joint = "~";

/**
 * A project as it will be stored, with every line of its comparison: what the record says, else what is stored. A line that
 * nobody has said anew goes when the number, the builder or the date that it was compared with is another one now: what
 * matched then says nothing of it. The hash is of both, so that a record without lines is the same with them.
 */
export function withChecks<P extends { hash: string; row: Row; reraChecks?: readonly GivenCheck[] }>(
  project: P,
  known: KnownContent | undefined,
): P & { reraChecks: StoredCheck[] } {
  const stored = new Map(known?.reraChecks.map((one) => [one.line, one]));
  const given = new Map(project.reraChecks?.map((one) => [one.line, one]));
  const reraChecks = reraLines.flatMap((line): StoredCheck[] => {
    const [was, said] = [stored.get(line), given.get(line)];
    if (said?.standing === "not checked") return [];
    const isSame = was !== undefined && (said === undefined || saysSame(was, said));
    if (isSame && known && isOutdated(line, known.row, project.row)) return [];
    if (isSame) return [{ ...was, checked_by: said?.checked_by ?? was.checked_by }];
    return said ? [said] : [];
  });
  return { ...project, reraChecks, hash: hashOf(project.hash, reraChecks) };
}

/** The lines of a project that were said before and go for that. */
export function outdatedLines(
  project: { row: Row; reraChecks?: readonly GivenCheck[] },
  known: KnownContent,
): ReraLine[] {
  const kept = withChecks({ hash: "", ...project }, known).reraChecks.map(({ line }) => line);
  const given = project.reraChecks?.flatMap(({ line, standing }) => (standing === "not checked" ? [] : line));
  return (given ?? known.reraChecks.map(({ line }) => line)).filter((line) => !kept.includes(line));
}

/** The same but for who looked. */
export function saysSame(one: StoredCheck, other: StoredCheck): boolean {
  return one.standing === other.standing && one.checked_on === other.checked_on && one.says === other.says;
}

function isOutdated(line: ReraLine, was: Row, is: Row): boolean {
  if (was.rera_id !== is.rera_id) return true;
  if (line === "promoter") return was.developer.toLowerCase() !== is.developer.toLowerCase();
  return line === "possession" && was.possession_date !== is.possession_date;
}

function hashOf(hash: string, checks: readonly StoredCheck[]): string {
  const [content = ""] = hash.split(joint);
  if (checks.length === 0) return content;
  const lines = checks.map(({ line, standing, checked_on, says, checked_by }) => [
    ...[line, standing, checked_on, says, checked_by],
  ]);
  return content + joint + createHash("sha256").update(JSON.stringify(lines)).digest("base64url");
}
