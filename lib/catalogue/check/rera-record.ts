import { z } from "zod";
import { indianDay } from "@/lib/base/indian-day";
import { reraLines, type ReraLine } from "@/lib/projects/project/rera-check-schema";

/*
 * What staff found when they compared a project with the register, as a record of a file has it: `reraCheck`, with what was
 * compared by its line. What a record does not name stays as it is; "not checked" takes it away.
 */

const reraStandingNames = ["matched", "differs", "not checked"] as const;

const line = (max: number) => z.string().trim().max(max, `is longer than ${max} characters`).nullish();

const lineSchema = z
  .strictObject({
    standing: z.enum(reraStandingNames),
    checkedOn: z.iso.date("must be a date, YYYY-MM-DD").nullish(),
    says: line(160),
    checkedBy: line(120),
  })
  .superRefine(({ standing, checkedOn, says }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
    if (standing === "not checked") {
      if (checkedOn) fault("standing", 'is "not checked", and yet has a day: say what was found');
      else if (says) fault("standing", 'is "not checked", and yet has what the register says');
      return;
    }
    if (!checkedOn) fault("checkedOn", `is missing: "${standing}" needs the day of looking it up`);
    else if (checkedOn > indianDay(new Date())) fault("checkedOn", "is in the future");
    else if (checkedOn < firstDay) fault("checkedOn", "is before there were registers (May 2016)");
    if (standing === "differs" && !says) fault("says", 'is missing: "differs" needs what the register says');
  });

/** The Act began on this day. */
const firstDay = "2016-05-01";

export const reraCheckRecordSchema = z
  .strictObject({
    number: lineSchema.nullish(),
    phase: lineSchema.nullish(),
    towers: lineSchema.nullish(),
    promoter: lineSchema.nullish(),
    possession: lineSchema.nullish(),
  })
  .nullish();

type ReraCheckRecord = z.infer<typeof reraCheckRecordSchema>;

/** A line as it is stored, in the column names of `lib/db/rera-tables.ts`. */
export type StoredCheck = {
  line: ReraLine;
  standing: "matched" | "differs";
  checked_on: string;
  says: string | null;
  checked_by: string | null;
};
/** What a record says of a line; only a record says that one is not checked. */
export type GivenCheck = StoredCheck | { line: ReraLine; standing: "not checked" };

/** What a valid record says of the lines, in order; `undefined` when it says nothing. */
export function givenChecks(record: ReraCheckRecord): GivenCheck[] | undefined {
  const given = reraLines.flatMap((name): GivenCheck[] => {
    const said = record?.[name];
    if (!said) return [];
    const { standing, checkedOn, says, checkedBy } = said;
    if (standing === "not checked" || !checkedOn) return [{ line: name, standing: "not checked" }];
    return [
      { line: name, standing, checked_on: checkedOn, says: says || null, checked_by: checkedBy || null },
    ];
  });
  return given.length > 0 ? given : undefined;
}

/** The same lines, with those that nobody has compared. */
export function everyLine(stored: readonly StoredCheck[]): GivenCheck[] {
  return reraLines.map(
    (line) => stored.find((one) => one.line === line) ?? { line, standing: "not checked" },
  );
}

/** What contradicts the record itself, a sentence each. */
export function reraCheckFaults(
  check: ReraCheckRecord,
  { reraId, possessionDate }: { reraId?: string | null; possessionDate?: string | null },
): string[] {
  const found = reraLines.filter((name) => check?.[name] && check[name].standing !== "not checked");
  const [first] = found;
  if (first && !reraId?.trim())
    return [
      `reraCheck.${first}.standing needs the RERA number: without one nothing can be found in the register`,
    ];
  return check?.possession?.standing === "matched" && !possessionDate
    ? ['reraCheck.possession.standing is "matched", and the record has no possession date']
    : [];
}
