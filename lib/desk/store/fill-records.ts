import { randomUUID } from "node:crypto";
import "server-only";
import { toSlug } from "@/lib/base/slug";
import { foldPlot, overlay, type RecordValue, toFaults, toValue } from "@/lib/catalogue/check/overlay";
import type { CatalogueItem } from "@/lib/catalogue/read/catalogue-item";
import { findStoredByKeys, type KnownProject } from "@/lib/catalogue/store/stored-record-queries";
import type { LeftRow } from "@/lib/catalogue/read/builder-rows";
import { newProject, type RowMatch } from "@/lib/desk/forms/file-look";
import { type Alike, alikeFinder } from "./alike-projects";
import type { DeskDatabase } from "./desk-database";

/** What is known of a record of a file besides what it says. */
type RecordFacts = {
  lines: readonly number[];
  known?: KnownProject;
  match?: RowMatch;
};
/** A row that may be one of several stored projects: it waits until somebody says which. */
type AskedRow = { line: number; lines: readonly number[]; name: string; match: RowMatch };
/** `left`: rows that become no project; `facts`: by line and key (`whereOf`). */
export type FilledRecords = {
  items: CatalogueItem[];
  left: LeftRow[];
  asked: AskedRow[];
  facts: ReadonlyMap<string, RecordFacts>;
};

type FillOptions = {
  /** The records are rows of a table, each a floor plan. */
  isTable: boolean;
  /** The table has no keys of its own: each project is known by name, builder and place. */
  isKeyless: boolean;
  /** Said for all rows, and not by them: it is no news of a project that is stored. */
  defaulted: ReadonlySet<string>;
  /** The key that somebody chose for the record of a line: one that is stored, or `newProject`. */
  chosen: ReadonlyMap<number, string>;
  /** Lines of which somebody said that they are right as they are. */
  accepted: readonly number[];
  /** New projects come on the site at once, where the law lets them. */
  publish: boolean;
};

/** Where a record is, and whose: a JSON array may have all of its records on one line. */
export function whereOf({ line, externalId }: { line: number; externalId: string | null }): string {
  return `${line} ${externalId}`;
}

type Valued = Extract<CatalogueItem, { value: unknown }> & { value: RecordValue };

/**
 * The records of a file with what is stored of their projects: what a file does not say stays as it is. New projects begin off
 * the site. To be called while nobody else changes the catalogue, because it is stored as it is here.
 */
export async function fillRecords(
  db: DeskDatabase,
  read: readonly CatalogueItem[],
  options: FillOptions,
): Promise<FilledRecords> {
  const items = read.map((item) => (options.isTable && isProject(item) ? withoutTwins(item) : item));
  const projects = items.filter(isProject);
  const alike = options.isKeyless
    ? await alikeFinder(
        db,
        projects.map(({ value }) => value),
      )
    : null;
  const found = new Map(projects.map((item) => [item, alike?.(item.value)] as const));
  const keys = projects.flatMap((item) => [
    ...(typeof item.value["externalId"] === "string" ? [item.value["externalId"]] : []),
    ...(alike ? spareKeys(item.value) : []),
    ...(found.get(item)?.projects.map(({ key }) => key) ?? []),
  ]);
  const stored = await findStoredByKeys(db, [...new Set(keys)]);
  const factsOf = new Map<string, RecordFacts>();
  const left: LeftRow[] = [];
  const asked: AskedRow[] = [];
  const filled = items.flatMap((item): CatalogueItem[] => {
    if (!isProject(item)) return [item];
    const lines = item.lines ?? [item.line];
    const isNew = lines.some((line) => options.accepted.includes(line));
    const match = toMatch(found.get(item), options.chosen.get(item.line) ?? (isNew ? newProject : undefined));
    if (match?.isAsked) {
      asked.push({ line: item.line, lines, name: textOf(item.value["name"]), match });
      return [];
    }
    const own = textOf(item.value["externalId"]);
    const key = match?.key ?? (alike && stored.has(own) ? freeKey(item.value, stored) : own);
    const known = stored.get(key);
    const said = readSaid(item.value, known, { ...options, isMatched: match?.key != null });
    if (!known && options.isTable && !item.faults && !saysFigures(said)) {
      const text = [alike ? "" : own, textOf(said["name"])].filter(Boolean).join(" · ");
      left.push({ line: item.line, lines, text, why: "neither an area nor a price" });
      return [];
    }
    const facts = { lines, ...(known ? { known } : {}), ...(match ? { match } : {}) };
    factsOf.set(whereOf({ line: item.line, externalId: key || null }), facts);
    return [fill(item, { ...said, ...(key ? { externalId: key } : {}) }, known, options)];
  });
  return { items: filled, left, asked, facts: factsOf };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isProject(item: CatalogueItem): item is Valued {
  if (!("value" in item) || typeof item.value !== "object" || item.value === null) return false;
  return !Array.isArray(item.value) && (item.value as RecordValue)["kind"] !== "blog";
}

/** A row for each flat says the same floor plan many times. */
function withoutTwins(item: Valued): Valued {
  const { floorplans } = item.value;
  if (!Array.isArray(floorplans)) return item;
  const plans = floorplans.map((plan) => JSON.stringify(plan));
  const isFirst = (_: unknown, at: number) => plans.indexOf(plans[at]!) === at;
  return {
    ...item,
    value: { ...item.value, floorplans: floorplans.filter(isFirst) },
    ...(item.planLines ? { planLines: item.planLines.filter(isFirst) } : {}),
  };
}

/** What a row says of its project by itself, and of what kind that is. */
function readSaid(
  value: RecordValue,
  known: KnownProject | undefined,
  { isTable, defaulted, isMatched }: FillOptions & { isMatched: boolean },
): RecordValue {
  const named = new Set(isMatched ? ["name", "groupName", "city", "state", "locality"] : []);
  const own = Object.entries(value).filter(
    ([field]) => !named.has(field) && !(known && defaulted.has(field)),
  );
  const said: RecordValue = Object.fromEntries(own);
  if (!isTable) return said;
  const type = said["propertyType"] ?? known?.stored.row.property_type;
  said["kind"] ??= known?.stored.row.is_plot || type === "Plot" ? "plot" : type ? "property" : undefined;
  return said["kind"] === "plot" ? foldPlot(said) : said;
}

const figures = ["price", "minPrice", "maxPrice", "minArea", "maxArea"];

/** Whether a row says what something costs or how large it is: a total or a footnote says neither. */
function saysFigures(said: RecordValue): boolean {
  const plans = (said["floorplans"] ?? []) as Record<string, unknown>[];
  return (
    figures.some((field) => said[field] !== undefined) ||
    plans.some(({ price, area, carpetArea }) =>
      [price, area, carpetArea].some((figure) => figure !== undefined),
    )
  );
}

const noKind =
  "propertyType: missing. Say what all rows are under Columns, or write Apartment, Villa or Plot in this row";

function fill(
  item: Valued,
  said: RecordValue,
  known: KnownProject | undefined,
  { isTable, publish }: FillOptions,
): CatalogueItem {
  if (!known) {
    const startsOff = said["isActive"] === undefined && !publish;
    const isKindless = isTable && said["kind"] === undefined;
    const faults = [
      ...(item.faults ?? []),
      ...(isKindless ? [{ field: "kind", text: `line ${item.line}, ${noKind}` }] : []),
    ];
    return { ...item, value: said, startsOff, ...(faults.length > 0 ? { faults } : {}) };
  }
  const { value, faults, origins } = overlay(toValue(known.stored, known.place), said, {
    stored: known.stored,
    isTable,
  });
  // Floor plans that no row names are in the record's first line.
  const planLines = item.planLines && origins?.map((at) => item.planLines?.[at ?? -1] ?? item.line);
  return {
    ...item,
    value,
    was: known.stored.row,
    ...(planLines ? { planLines } : {}),
    ...(faults.length > 0 ? { faults: [...(item.faults ?? []), ...toFaults(faults, item.line)] } : {}),
  };
}

/** Which stored project a row without a key is, or may be; `undefined` when it looks like none. */
function toMatch(alike: Alike | undefined, chosen: string | undefined): RowMatch | undefined {
  if (!alike || alike.projects.length === 0) return undefined;
  const options = alike.projects.map(({ key, name, builder, city, locality }) => ({
    key,
    text: [name, builder, locality ?? city].join(", "),
  }));
  const [only] = options;
  const picked = options.find(({ key }) => key === chosen);
  if (chosen === newProject) return { options, key: null, isAsked: false };
  if (picked) return { options, key: picked.key, isAsked: false };
  return { options, key: alike.isSure && only ? only.key : null, isAsked: !alike.isSure };
}

const mostKey = 64;

/** Keys for a project of another builder that has the same name as one that is stored. */
function spareKeys(value: RecordValue): string[] {
  const names = ["groupName", "name", "city"].map((field) => textOf(value[field]));
  const whole = toSlug(names.join(" "), "project");
  return ["", "-2", "-3", "-4"].map(
    (ending) => whole.slice(0, mostKey - ending.length).replace(/-+$/, "") + ending,
  );
}

function freeKey(value: RecordValue, stored: ReadonlyMap<string, unknown>): string {
  return spareKeys(value).find((key) => !stored.has(key)) ?? `project-${randomUUID()}`;
}
