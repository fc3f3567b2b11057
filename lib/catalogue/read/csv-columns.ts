type Reader = (cell: string) => unknown;

const text: Reader = (cell) => cell;
/** Anything but a number stays text, so that the schema's error names the field. */
const number: Reader = (cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
const answers = new Map<string, boolean>([
  ...["true", "yes", "1"].map((word) => [word, true] as const),
  ...["false", "no", "0"].map((word) => [word, false] as const),
]);
const yesOrNo: Reader = (cell) => answers.get(cell.toLowerCase()) ?? cell;
const list = (cell: string) =>
  cell
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
const amenities: Reader = (cell) => list(cell).map((name) => ({ name }));
/** `link`, `galleryType|link` or `galleryType|link|mediaNote`. */
const galleries: Reader = (cell) =>
  list(cell).map((part) => {
    const [galleryType, link = "", mediaNote] = (part.includes("|") ? part : `|${part}`).split("|");
    return {
      mediaLink: link.trim(),
      ...(galleryType ? { galleryType: galleryType.trim() } : {}),
      ...(mediaNote ? { mediaNote: mediaNote.trim() } : {}),
    };
  });

/** The columns that a CSV file may have, named after the fields of a record, and how their cells are read. */
export const recordColumns: Record<string, Reader> = {
  ...all(
    text,
    "kind externalId name groupName city state locality address imageUrl proertyImage youtube_link",
  ),
  ...all(
    text,
    "brochure reraId iframeCodeMap moreOptions mediaNote videoUploadDate status launchDate possessionDate availability",
  ),
  ...all(text, "propertyType aboutus aboutUs description about facing dimensions"),
  ...all(text, "title slug excerpt blogImage createdAt"),
  ...all(text, "id location updatedAt"),
  ...all(number, "minArea maxArea minPrice maxPrice price offerPrice offerMonths totalArea totalApartments"),
  ...all(number, "image_count"),
  ...all(yesOrNo, "isActive isPlot"),
  propertyAmenities: amenities,
  galleries,
};

/** One row is one floor plan. */
export const floorPlanColumns: Record<string, Reader> = {
  ...all(text, "floorplans.bhkType floorplans.image"),
  ...all(number, "floorplans.area floorplans.price floorplans.bathrooms"),
  ...all(yesOrNo, "floorplans.isActive"),
};

function all(reader: Reader, names: string): Record<string, Reader> {
  return Object.fromEntries(names.split(" ").map((name) => [name, reader]));
}

/** What is wrong with the header, as a text; `null` if all its columns are known. */
export function headerFault(header: readonly string[]): string | null {
  const known = (name: string) => Object.hasOwn(recordColumns, name) || Object.hasOwn(floorPlanColumns, name);
  const unknown = header.filter((name) => !known(name));
  if (unknown.length > 0) {
    const names = unknown.map((name) => `"${name}"`).join(", ");
    return `${names} ${unknown.length === 1 ? "is not a column" : "are not columns"} of a catalogue file`;
  }
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (twice !== undefined) return `the column "${twice}" occurs twice`;
  const missing = ["kind", "externalId"].find((name) => !header.includes(name));
  return missing ? `the column "${missing}" is missing` : null;
}
