import { bareName, nearestName } from "@/lib/base/nearest-name";
import { floorPlanColumns, recordColumns } from "./csv-columns";

const known = [...Object.keys(recordColumns), ...Object.keys(floorPlanColumns)];
const exact = new Set(known);
/** Headings that staff use, bare, besides the columns' own names in another spelling. */
const meant = new Map<string, string>([
  ...known.map((name) => [bareName(name), name] as const).reverse(),
  ...["builder", "developer", "buildername", "developername"].map((word) => [word, "groupName"] as const),
  ...["project", "projectname"].map((word) => [word, "name"] as const),
  ...["rera", "rerano", "reranumber", "tsrera"].map((word) => [word, "reraId"] as const),
  ...["bhk", "bhktype", "configuration"].map((word) => [word, "floorplans.bhkType"] as const),
  ...["possession", "possessionby"].map((word) => [word, "possessionDate"] as const),
  ...["amenities"].map((word) => [word, "propertyAmenities"] as const),
]);

/** The field that a heading names, capitals, spaces and underscores aside; `null` for an unknown one. */
export function matchHeading(heading: string): string | null {
  const name = heading.trim();
  return name === "" || exact.has(name) ? name : (meant.get(bareName(name)) ?? null);
}

/** `columns`: the field of each column, empty for a column without heading. `guesses` are whole sentences. */
export type Header = { columns: string[]; guesses: string[] };

/**
 * The columns that the first row names. Capitals, spaces and underscores don't matter, another name is told; an unknown column
 * is answered with the nearest known one. `fault`: the file can't be read.
 */
export function readHeader(cells: readonly string[]): Header | { fault: string } {
  const names = cells.map((cell) => cell.trim());
  const columns = names.map(matchHeading);
  const unknown = names.filter((_, at) => columns[at] === null);
  if (unknown.length > 0) return { fault: unknown.map(unknownColumn).join("; ") };
  const found = columns.filter((name): name is string => name !== null);
  const twice = found.find((name, at) => name !== "" && found.indexOf(name) !== at);
  if (twice !== undefined) return { fault: `the column "${twice}" occurs twice` };
  const missing = ["kind", "externalId"].find((name) => !found.includes(name));
  if (missing) return { fault: `the column "${missing}" is missing` };
  const guesses = found.flatMap((name, at) =>
    bareName(name) === bareName(names[at]!) ? [] : [`the column "${names[at]}" was read as ${name}`],
  );
  return { columns: found, guesses };
}

function unknownColumn(name: string): string {
  const near = nearestField(name);
  const hint = near ? `did you mean ${near}?` : "npm run catalogue:template writes a file with every column";
  return `Unknown column '${name}': ${hint}`;
}

/** The field whose name is nearest to a heading that names none. */
export function nearestField(heading: string): string | undefined {
  return nearestName(heading, known);
}
