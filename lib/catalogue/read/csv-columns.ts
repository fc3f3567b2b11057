import { bareName, nearestName } from "@/lib/base/nearest-name";
import { dateReader, readAcres, readArea, readMoney, reraColumns } from "./cell-figures";
import {
  type CellReader,
  Guess,
  readAvailability,
  readBhk,
  readCount,
  readKind,
  readMediaPath,
  readName,
  readPropertyType,
  readStatus,
  readYesOrNo,
  short,
} from "./cell-readings";

const text: CellReader = (cell) => cell;
const list = (cell: string) =>
  cell
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
const amenities: CellReader = (cell) => list(cell).map((name) => ({ name }));
/** `link`, `galleryType|link` or `galleryType|link|mediaNote`. */
const galleries: CellReader = (cell) => {
  let guessed = false;
  const links = list(cell).map((part) => {
    const [galleryType, link = "", mediaNote] = (part.includes("|") ? part : `|${part}`).split("|");
    const path = readMediaPath(link.trim());
    guessed ||= path instanceof Guess;
    return {
      mediaLink: path instanceof Guess ? path.value : path,
      ...(galleryType ? { galleryType: galleryType.trim() } : {}),
      ...(mediaNote ? { mediaNote: mediaNote.trim() } : {}),
    };
  });
  return guessed ? new Guess(links, links.map(({ mediaLink }) => String(mediaLink)).join("; ")) : links;
};

/** The columns that a CSV file may have, named after the fields of a record, and how their cells are read. */
export const recordColumns: Record<string, CellReader> = bounded({
  kind: readKind,
  externalId: text,
  ...all(readName, "name groupName"),
  propertyType: readPropertyType,
  ...all(text, "city state"),
  locality: readName,
  address: text,
  status: readStatus,
  availability: readAvailability,
  launchDate: dateReader("first"),
  possessionDate: dateReader("last"),
  ...all(readMoney, "price minPrice maxPrice offerPrice"),
  offerMonths: readCount,
  ...all(readArea, "minArea maxArea"),
  totalArea: readAcres,
  totalApartments: readCount,
  ...all(text, "facing dimensions reraId reraUrl reraExemption reraExemptionPaper reraExemptionBy"),
  reraExemptionOn: dateReader("first"),
  ...reraColumns,
  ...all(readMediaPath, "imageUrl proertyImage"),
  mediaNote: text,
  galleries,
  propertyAmenities: amenities,
  youtube_link: text,
  videoUploadDate: dateReader("first"),
  brochure: readMediaPath,
  ...all(text, "iframeCodeMap moreOptions aboutus aboutUs description about"),
  ...all(readYesOrNo, "isActive isPlot looksRight"),
  ...all(text, "title slug excerpt imageAlt author markdown"),
  blogImage: readMediaPath,
  createdAt: dateReader("first"),
  ...all(text, "id location updatedAt image_count imageSizes priceStanding landmarkKm"),
});

/** One row is one floor plan. */
export const floorPlanColumns: Record<string, CellReader> = bounded({
  "floorplans.bhkType": readBhk,
  "floorplans.area": readArea,
  "floorplans.carpetArea": readArea,
  "floorplans.price": readMoney,
  "floorplans.bathrooms": readCount,
  "floorplans.image": readMediaPath,
  "floorplans.isActive": readYesOrNo,
});

/** What is no text has few characters: the others are bounded by the schema of a record. */
function bounded(readers: Record<string, CellReader>): Record<string, CellReader> {
  const long = [text, amenities, galleries];
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, long.includes(read) ? read : short(read)]),
  );
}

function all(reader: CellReader, names: string): Record<string, CellReader> {
  return Object.fromEntries(names.split(" ").map((name) => [name, reader]));
}

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
type Header = { columns: string[]; guesses: string[] };

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
