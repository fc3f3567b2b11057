import type { CellReader } from "./cell-readings";
import { Guess, short } from "./cell-readings";
import { readAcres, readArea } from "./read-area";
import { dateReader } from "./read-date";
import { readMoney } from "./read-money";
import { reraColumns } from "./read-rera";
import {
  readAvailability,
  readBhk,
  readCount,
  readKind,
  readMediaPath,
  readName,
  readPropertyType,
  readStatus,
  readYesOrNo,
} from "./read-words";

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
  ...all(text, "facing dimensions reraId"),
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
  ...all(text, "id location updatedAt image_count imageSizes priceStanding"),
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
