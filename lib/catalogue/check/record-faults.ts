import "server-only";
import { z } from "zod";
import { indianDay } from "@/lib/base/indian-day";
import type { CellFault } from "@/lib/catalogue/read/catalogue-item";
import { isYoutube, type MediaCheck, type MediaKind } from "./media-check";
import { type BlogRecord, type ProjectRecord, reraCheckFaults } from "./record-schema";

/** Errors that the schema can't find: figures that contradict each other, and files that do not exist. */
export function projectFaults(record: ProjectRecord, checkMedia: MediaCheck): string[] {
  const { kind, price, minPrice, maxPrice, minArea, maxArea, launchDate, possessionDate } = record;
  const film = record.youtube_link;
  const faults = [
    minPrice != null && maxPrice != null && minPrice > maxPrice && "minPrice is above maxPrice",
    minArea != null && maxArea != null && minArea > maxArea && "minArea is above maxArea",
    launchDate && possessionDate && possessionDate < launchDate && "possessionDate is before launchDate",
    record.isPlot != null &&
      record.isPlot !== (kind === "plot") &&
      `isPlot must be ${kind === "plot"} for a ${kind}`,
    kind === "plot" && record.floorplans?.length && "floorplans must be empty for a plot",
    price != null &&
      ((minPrice ?? price) > price || (maxPrice ?? price) < price) &&
      "price is not between minPrice and maxPrice",
    film && !isYoutube(film) && "youtube_link must be an https address on youtube.com or youtu.be",
  ];
  const told = faults.flatMap((fault) => (typeof fault === "string" && fault !== "" ? [fault] : []));
  return [
    ...told,
    ...carpetFaults(record),
    ...reraCheckFaults(record.reraCheck, record),
    ...exemptionFaults(record),
    ...projectMediaFaults(record, checkMedia),
  ];
}

/** In acres; and the day on which the Act was in force. */
const smallLand = 500 / 4_046.86;
const actBegan = "2017-05-01";

/** An exemption that the record itself contradicts, or that nobody could show a paper for; and an address of no register. */
function exemptionFaults(record: ProjectRecord): string[] {
  const { reraUrl, reraExemption: ground, totalArea, totalApartments, possessionDate } = record;
  const contradicts = (isSo: boolean, why: string) => isSo && `reraExemption is "${ground}", and ${why}`;
  const papers = ["reraExemptionPaper", "reraExemptionBy", "reraExemptionOn"] as const;
  const faults = [
    (record.reraExemptionOn ?? "") > indianDay(new Date()) && "reraExemptionOn is in the future",
    reraUrl && !isSecureAddress(reraUrl) && "reraUrl must be an address that begins with https://",
    ground === "land up to 500 sq m" &&
      contradicts(!totalArea || totalArea > smallLand, "totalArea is not that small, or not given"),
    ground === "up to 8 homes" &&
      contradicts(!totalApartments || totalApartments > 8, "totalApartments is more, or not given"),
    ground === "completed before the Act" &&
      contradicts(!possessionDate || possessionDate >= actBegan, "possessionDate is later, or not given"),
    ...papers.map(
      (name) =>
        ground && !record[name] && `${name} is missing: an exemption needs the paper, who saw it, and when`,
    ),
  ];
  return faults.flatMap((fault) => fault || []);
}

function isSecureAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** Words of builders' sheets for what is not registered yet, which no advertisement may be for. */
const earlyWords = /\bpre[ -]?launch(?:ing)?\b|\bEOI\b|\bexpressions? of interest\b|\bcoming soon\b/i;

/** What of a valid project is to be told: why it is stored and not on the site (`gap`), and words that sound as if it were not registered. */
export function registrationNotes(record: ProjectRecord, gap: string | null): string[] {
  const texts = ["name", "about", "aboutus", "aboutUs", "description", "moreOptions", "mediaNote"] as const;
  const early = texts.flatMap((name) => {
    const word = earlyWords.exec(record[name] ?? "")?.[0];
    return word
      ? `${name}: “${word}” sounds as if it were not registered, and no project may be advertised before that`
      : [];
  });
  return [...(gap ? [gap] : []), ...early];
}

/** What lies inside the walls is a part of the area that is sold. */
function carpetFaults({ floorplans }: ProjectRecord): string[] {
  return (floorplans ?? []).flatMap(({ area, carpetArea }, at) =>
    area != null && carpetArea != null && carpetArea > area
      ? [`floorplans[${at}].carpetArea is more than its area`]
      : [],
  );
}

function projectMediaFaults(record: ProjectRecord, checkMedia: MediaCheck): string[] {
  const links: [string, string | null | undefined, MediaKind][] = [
    ["imageUrl", record.imageUrl, "picture"],
    ["proertyImage", record.proertyImage, "picture"],
    ["brochure", record.brochure, "pdf"],
  ];
  record.floorplans?.forEach(({ image }, at) => links.push([`floorplans[${at}].image`, image, "picture"]));
  record.galleries?.forEach(({ mediaLink }, at) =>
    links.push([`galleries[${at}].mediaLink`, mediaLink, "gallery"]),
  );
  record.propertyAmenities?.forEach(({ image }, at) =>
    links.push([`propertyAmenities[${at}].image`, image, "picture"]),
  );
  return links.flatMap(([field, link, kind]) => mediaFault(field, link, kind, checkMedia));
}

export function blogFaults(record: BlogRecord, checkMedia: MediaCheck): string[] {
  return mediaFault("blogImage", record.blogImage, "picture", checkMedia);
}

function mediaFault(
  field: string,
  link: string | null | undefined,
  kind: MediaKind,
  check: MediaCheck,
): string[] {
  const fault = link ? check(link, kind) : null;
  return fault ? [`${field} ${fault}`] : [];
}

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

/** A record that came from the rows of a table: its value, and the lines of its cells. */
type RowCells = { line: number; value: object; planLines: number[]; faults?: CellFault[] };
type Place = { path: readonly PropertyKey[]; message: string };

/** `line 4, floorplans.area: "-3" must be at least 0`: what is wrong with a cell, where staff find it. */
function inCells(cells: RowCells, { path, message }: Place): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    cells.value,
  );
  const { line, column } = cellOf(cells, path);
  const shown = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  if (!shown) return `line ${line}: ${column} ${message}`;
  return `line ${line}, ${column}: "${String(value).slice(0, 60)}" ${message}`;
}

/**
 * A sentence about a record, with the line in place of a floor plan's number, and with the values of the fields that it
 * names and does not show.
 */
export function withCells(sentence: string, cells: RowCells): string {
  const inPlan = /^floorplans\[(\d+)\]\.(.*)$/s.exec(sentence);
  if (inPlan) return `line ${cells.planLines[Number(inPlan[1])] ?? cells.line}, floorplans.${inPlan[2]}`;
  const named = Object.entries(cells.value).filter(
    ([field, value]) =>
      typeof value !== "object" &&
      new RegExp(`\\b${field}\\b`).test(sentence) &&
      !sentence.includes(String(value)),
  );
  const values = named.map(([field, value]) => `${field} "${String(value).slice(0, 60)}"`).join(", ");
  return `line ${cells.line}: ${sentence}${values ? ` (${values})` : ""}`;
}

function cellOf(
  { line, planLines }: RowCells,
  path: readonly PropertyKey[],
): { line: number; column: string } {
  const [list, at, ...rest] = path;
  if (list === "floorplans" && typeof at === "number")
    return { line: planLines[at] ?? line, column: ["floorplans", ...rest].join(".") };
  // A sheet has one column for a line, and one day for all of them.
  if (list === "reraCheck" && at !== undefined)
    return { line, column: `reraCheck.${String(rest[0] === "checkedOn" ? rest[0] : at)}` };
  return { line, column: String(list ?? "the record") };
}
