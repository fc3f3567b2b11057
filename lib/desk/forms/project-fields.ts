import { reraCheckWords } from "@/content/rera-check";
import { availabilityOptions, propertyTypes, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { exemptionGrounds } from "@/lib/projects/project/rera-number";
import { type ReraLine, reraLines } from "@/lib/projects/project/rera-check-schema";
import type { FieldNames, FormField } from "./form-field";

/** What each line is compared with, for whoever looks it up. */
const asks: Record<ReraLine, string> = {
  number: "Is the project there under our number?",
  phase: "Which phase is registered under it?",
  towers: "Which towers or blocks does it cover?",
  promoter: "Is the promoter the builder whose name we show?",
  possession: "Does the date of completion fit our possession date?",
};
const saysHints: Record<ReraLine, string> = {
  number: "P02400001234",
  phase: "Phase 2",
  towers: "Towers A to D",
  promoter: "Meridivya Infra LLP",
  possession: "30 June 2029",
};

/** The boxes of one line; their names are those of a record's fields. */
type ReraLineFields = { line: ReraLine; title: string; asks: string; boxes: FormField[] };

export const reraLineFields: readonly ReraLineFields[] = reraLines.map((line) => ({
  ...{ line, title: reraCheckWords.lines[line], asks: asks[line] },
  boxes: [
    {
      name: `reraCheck.${line}.standing`,
      label: "Found",
      choices: [
        ["", "Not checked"],
        ["matched", "Matches"],
        ["differs", "Differs"],
      ],
    },
    { name: `reraCheck.${line}.checkedOn`, label: "Looked up on", isDay: true },
    { name: `reraCheck.${line}.says`, label: "What the register says", hint: saysHints[line] },
  ],
}));

/** One day for all lines. */
export const reraDayField: FormField = {
  name: "reraCheck.checkedOn",
  label: "Looked up on",
  isDay: true,
  hint: "For every line below that has no day of its own",
};

const parts = { standing: "", checkedOn: ", day", says: ", what the register says" };

/** The names of all boxes and columns, as sentences and histories have them. Longer ones come first. */
const reraLabels: [name: string, label: string][] = [
  ...reraLines.flatMap((line) =>
    Object.entries(parts).map(([part, words]): [string, string] => [
      `reraCheck.${line}.${part}`,
      `RERA ${reraCheckWords.lines[line].toLowerCase()}${words}`,
    ]),
  ),
  ...reraLines.map((line): [string, string] => [
    `reraCheck.${line}`,
    `RERA ${reraCheckWords.lines[line].toLowerCase()}`,
  ]),
  ["reraCheck.checkedOn", "RERA looked up on"],
  ["reraCheck.checkedBy", "RERA looked up by"],
];

/** What a column of a sheet can be. */
export const reraColumnLabels = reraLabels.filter(([name]) => name.split(".").length === 2);

const choices = (
  none: string,
  options: readonly { value: string; label: string }[],
): NonNullable<FormField["choices"]> => [
  ["", none],
  ...options.map(({ value, label }) => [value, label] as const),
];

const money = "95 L, 1.25 Cr or ₹95,00,000";

/** Each has the name that the field has in a catalogue file. All fields of a project but its floor plans and pictures, in the order in which people know them. */
export const projectFieldGroups: { title: string; hint?: string; fields: FormField[] }[] = [
  {
    title: "What it is",
    fields: [
      { name: "name", label: "Name", required: true },
      { name: "groupName", label: "Builder", required: true, list: "builders" },
      {
        name: "propertyType",
        label: "Property type",
        required: true,
        choices: choices("Please choose", propertyTypes),
      },
      { name: "status", label: "Status", choices: choices("Not known", statusOptions) },
      { name: "availability", label: "Availability", choices: choices("Not known", availabilityOptions) },
      { name: "reraId", label: "RERA number", hint: "Without it the project is not on the site" },
      { name: "reraUrl", label: "Its page in the register", hint: "https://…", mode: "url" },
      { name: "launchDate", label: "Launch", hint: "31/03/2026 or Mar 2026" },
      { name: "possessionDate", label: "Possession", hint: "31/12/2028, Dec 2028 or Q4 2028" },
    ],
  },
  {
    title: "If it needs no RERA number",
    hint: "An exemption of the Act, with the paper that shows it. Only why is shown to visitors.",
    fields: [
      {
        name: "reraExemption",
        label: "Exempt because",
        choices: [["", "Not exempt"], ...exemptionGrounds.map((ground) => [ground, ground] as const)],
      },
      {
        name: "reraExemptionPaper",
        label: "Exemption, paper",
        hint: "Completion certificate of 3 March 2016, in our files",
      },
      { name: "reraExemptionBy", label: "Exemption, seen by" },
      { name: "reraExemptionOn", label: "Exemption, seen on", isDay: true },
    ],
  },
  {
    title: "Where it is",
    fields: [
      { name: "state", label: "State", required: true, hint: "Telangana or TS" },
      { name: "city", label: "City", required: true, list: "cities" },
      { name: "locality", label: "Locality", list: "localities" },
      { name: "address", label: "Address", hint: "Road and landmark" },
    ],
  },
  {
    title: "Price and size",
    hint: "Where floor plans have prices and areas, those of the project come from them.",
    fields: [
      { name: "minPrice", label: "Lowest price", hint: `${money}. Empty for a price on request` },
      { name: "maxPrice", label: "Highest price", hint: "Empty when there is only one" },
      { name: "offerPrice", label: "Offer price", hint: money },
      { name: "offerMonths", label: "Months of the offer", mode: "numeric" },
      { name: "minArea", label: "Smallest area", hint: "1,200 sq ft or 200 sq yd" },
      { name: "maxArea", label: "Largest area", hint: "1,800 sq ft or 300 sq yd" },
      { name: "totalArea", label: "Area of the whole project", hint: "4.5 acres" },
      { name: "totalApartments", label: "Homes or plots in all", mode: "numeric" },
      { name: "facing", label: "Facing", hint: "East" },
      { name: "dimensions", label: "Dimensions", hint: "30 x 60 ft" },
    ],
  },
  {
    title: "Words",
    fields: [
      { name: "description", label: "About the project", rows: 6 },
      { name: "propertyAmenities", label: "Amenities", rows: 4, hint: "One in each line" },
      { name: "moreOptions", label: "Anything else", hint: "One line" },
      { name: "iframeCodeMap", label: "Map", hint: "Google’s address or code of a map" },
    ],
  },
];

/** Those beside the pictures of the gallery. */
export const pictureFields: FormField[] = [
  { name: "imageUrl", label: "Main picture", hint: "/media/tower.jpg" },
  {
    name: "mediaNote",
    label: "What the main picture is",
    hint: "When it is no photo: Artist’s impression",
  },
  { name: "brochure", label: "Brochure", hint: "/brochures/my-project.pdf" },
  { name: "youtube_link", label: "Film", hint: "https://youtu.be/…", mode: "url" },
  { name: "videoUploadDate", label: "Film put up on", hint: "12/03/2026" },
];

/** What repeats: a row for each. */
export const rowFields = {
  floorplans: [
    { name: "bhkType", label: "Bedrooms", hint: "3 BHK" },
    { name: "area", label: "Area", hint: "1,650 sq ft" },
    { name: "carpetArea", label: "Carpet area", hint: "1,155 sq ft" },
    { name: "price", label: "Price", hint: "1.65 Cr" },
    { name: "bathrooms", label: "Bathrooms", mode: "numeric" },
    { name: "image", label: "Drawing", hint: "/media/plan.jpg" },
    {
      name: "isActive",
      label: "On sale",
      choices: [
        ["", "Yes"],
        ["no", "Sold out"],
      ],
    },
  ],
  galleries: [
    { name: "mediaLink", label: "Picture or film", hint: "/media/kitchen.jpg" },
    { name: "galleryType", label: "Album", hint: "interior" },
    { name: "mediaNote", label: "When no photo", hint: "Artist’s impression" },
    { name: "place", label: "Place", mode: "numeric" },
  ],
} satisfies Record<string, [FormField, ...FormField[]]>;

export type RowKind = keyof typeof rowFields;
export const rowKinds = ["floorplans", "galleries"] as const satisfies readonly RowKind[];
export const rowTitles: Record<RowKind, { title: string; one: string; add: string }> = {
  floorplans: { title: "Floor plans", one: "Floor plan", add: "Add floor plans" },
  galleries: { title: "More pictures", one: "Picture", add: "Add pictures" },
};

const labels = new Map(
  [...projectFieldGroups.flatMap(({ fields }) => fields), ...pictureFields].map(
    ({ name, label }) => [name, label] as const,
  ),
);
/** What stands in the form by itself, or in the importer's sentences alone. */
for (const [name, label] of [
  ["externalId", "Key"],
  ["isActive", "On the site"],
  ["price", "Price"],
  ["proertyImage", "Main picture"],
  ...reraLabels,
] as const)
  labels.set(name, label);

/** Whether the form has a box of this name, rows aside. */
export function knowsField(name: string): boolean {
  return labels.has(name);
}

/** `Lowest price`, `Floor plan 2, carpet area`. */
export function fieldLabel(name: string): string {
  return labels.get(name) ?? sayFields(name);
}

/** For sorting: the place of a field in the form. */
function fieldOrder(name: string): number {
  const [, kind, at] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  if (kind !== undefined) return 1_000 * (1 + Object.keys(rowFields).indexOf(kind)) + Number(at);
  return [...labels.keys()].indexOf(name);
}

export const projectNames: FieldNames = {
  label: fieldLabel,
  order: fieldOrder,
  row: (kind, at) => `${rowTitles[kind as RowKind].one} ${at + 1}`,
};

const named = new RegExp(
  `\\b(floorplans|galleries|propertyAmenities)\\[(\\d+)\\]\\.(\\w+)|\\b(${[...labels.keys()].join("|")})\\b(?!["'])`,
  "g",
);

/** A sentence of the importer with the names of fields as the form has them: `Floor plan 2, price must be …`. */
export function sayFields(sentence: string): string {
  const said = sentence.replace(
    named,
    (whole, kind: string, at: string, inner: string, own: string, place: number) => {
      if (own) return lowerInside(labels.get(own) ?? own, place);
      const row = kind in rowTitles ? (kind as RowKind) : null;
      if (!row) return lowerInside(`Amenity ${Number(at) + 1}`, place);
      const field = rowFields[row].find(({ name }) => name === inner)?.label ?? inner;
      return lowerInside(`${rowTitles[row].one} ${Number(at) + 1}, ${field.toLowerCase()}`, place);
    },
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A sentence about how a cell was read: `Floor plan, price: "95 L onwards" was read as ₹95,00,000`. */
export function sayReading(sentence: string): string {
  const [, name, rest] = /^floorplans\.(\w+)(.*)$/s.exec(sentence) ?? [];
  if (name === undefined) return sayFields(sentence);
  const label = rowFields.floorplans.find((field) => field.name === name)?.label ?? name;
  return `${rowTitles.floorplans.one}, ${label.toLowerCase()}${rest}`;
}

/** Inside a sentence a label begins small, but for one that is written in capitals. */
function lowerInside(label: string, place: number): string {
  return place === 0 || /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
