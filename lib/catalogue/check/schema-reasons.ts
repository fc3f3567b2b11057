import { z } from "zod";
import { inCells, type RowCells } from "./row-cells";

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const typeWords: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be a record in { }",
};

/** For `safeParse`: what a field must be, as the rest of a sentence after its name. The schema's texts come first. */
export function describeIssue(issue: RawIssue): string {
  const missing = "input" in issue && issue.input === undefined;
  if (issue.code === "invalid_type") {
    if (missing) return "is missing";
    return typeWords[issue.expected] ?? `must be of the type ${issue.expected}`;
  }
  if (issue.code === "invalid_value") {
    return missing ? "is missing" : `must be ${oneOf(issue.values.map((value) => `"${String(value)}"`))}`;
  }
  if (issue.code === "invalid_union") return "must be property, plot or blog";
  if (issue.code === "too_small") return `must be at least ${issue.minimum}`;
  if (issue.code === "too_big") {
    return issue.origin === "array"
      ? `has more than ${issue.maximum} entries`
      : `must be at most ${issue.maximum}`;
  }
  return "is not valid";
}

/** The issues of one record as one sentence that names each field, at most five. */
export function toReason(issues: readonly Issue[], kind: unknown, cells?: RowCells): string {
  return firstReasons([
    ...(cells?.faults ?? []).map(({ text }) => text),
    ...issueReasons(issues, kind, cells),
  ]);
}

/** The issues of one record, a sentence each that begins with the field; not of cells that could not be read at all. */
export function issueReasons(issues: readonly Issue[], kind: unknown, cells?: RowCells): string[] {
  return issues.flatMap((issue) => {
    const field = fieldName(issue.path);
    if (cells?.faults?.some((fault) => fault.field === field)) return [];
    if (issue.code !== "unrecognized_keys") {
      return [cells ? inCells(cells, issue) : `${field || "the record"} ${issue.message}`];
    }
    const owner = field || `a ${typeof kind === "string" ? kind : "record"}`;
    return issue.keys.map((key) => `"${key}" is not a field of ${owner}`);
  });
}

/** Several reasons as one sentence. */
export function firstReasons(reasons: readonly string[], most = 5): string {
  const more = reasons.length > most ? `; and ${reasons.length - most} more` : "";
  return reasons.slice(0, most).join("; ") + more;
}

/** `["floorplans", 2, "price"]` as `floorplans[2].price`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part}]` : `${at > 0 ? "." : ""}${String(part)}`))
    .join("");
}

function oneOf(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
