import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import {
  pictureFields,
  projectFieldGroups,
  reraColumnLabels,
  rowFields,
  rowTitles,
  sayFields,
} from "./project-fields";

/** A column of a sheet that was sent, and what it was taken for (`lib/catalogue/read/sheet-shape.ts`). */
export type FileColumn = {
  key: string;
  heading: string;
  /** `""`: left out; `null`: nobody knows yet. */
  field: string | null;
  isChosen: boolean;
  /** What a chosen one would be else. */
  found?: string | null;
  near?: string;
  examples: string[];
};

export type FileColumns = {
  /** The line of the headings. */
  line: number;
  columns: FileColumn[];
  /** Fields that projects need, without a column. */
  lacks: string[];
};

/** Whoever chose last, and when; empty when the importer alone did. `isLastTimes`: taken from an earlier file. */
export type FileChoices = {
  fields: Record<string, string>;
  defaults: Record<string, string>;
  keyFrom: string | null;
  by?: { who: string; at: string };
  isLastTimes?: boolean;
};

type Labelled = readonly (readonly [field: string, label: string])[];

const own = (fields: readonly { name: string; label: string }[]): Labelled =>
  fields.map(({ name, label }) => [name, label]);

/** What a column can be, in the words of the form about a project. */
export const columnGroups: readonly { title: string; fields: Labelled }[] = [
  {
    title: "Row",
    fields: [
      ["kind", "Kind (home, plot, post)"],
      ["externalId", "Key"],
      ["isActive", "On the site"],
      ["looksRight", "Looks right"],
    ],
  },
  ...projectFieldGroups.map(({ title, fields }) => ({
    title,
    fields: title === "Price and size" ? [["price", "Price"] as const, ...own(fields)] : own(fields),
  })),
  { title: "Compared with RERA", fields: reraColumnLabels },
  {
    title: rowTitles.floorplans.one,
    fields: rowFields.floorplans.map(({ name, label }) => [`floorplans.${name}`, label]),
  },
  { title: "Pictures", fields: [...own(pictureFields), ["galleries", "More pictures"]] },
  {
    title: "Blog post",
    fields: [
      ["title", "Heading"],
      ["slug", "Address"],
      ["excerpt", "Summary"],
      ["about", "Text"],
      ["blogImage", "Picture"],
      ["imageAlt", "What the picture shows"],
      ["author", "Author"],
      ["createdAt", "Date"],
    ],
  },
];

const labels = new Map<string, string>(
  columnGroups.flatMap(({ title, fields }) =>
    fields.map(
      ([field, label]) =>
        [field, field.startsWith("floorplans.") ? `${title}, ${label.toLowerCase()}` : label] as const,
    ),
  ),
);

/** `Lowest price`, `Floor plan, price`; the field's own name where the form has no other. */
export function columnLabel(field: string): string {
  return labels.get(field) ?? field;
}

/** What can be said for all rows of a sheet that has no column for it. No choices: a box to type in. */
export const defaultChoices: Record<string, Labelled> = {
  name: [],
  propertyType: propertyTypes.map(({ value, label }) => [value, label] as const),
  groupName: [],
  city: [],
  state: [],
};

/** How a column is called where it is spoken of: by its heading, or by its place. */
export function headingOf({ heading, key }: Pick<FileColumn, "heading" | "key">): string {
  return heading || `Without a heading (${key})`;
}

/** The columns of which somebody has to say what they are before any row can be read. */
export function openColumns({ columns }: FileColumns): FileColumn[] {
  return columns.filter(
    ({ field, key }) =>
      field === null || (field !== "" && columns.some((other) => other.key !== key && other.field === field)),
  );
}

/** What the importer says of a record, with fields as the form calls them, and without the line that stands beside it. */
export function sayReason(reason: string, line: number): string {
  const own = reason.replace(new RegExp(`\\bline ${line}[,:] `, "g"), "");
  return sayFields(sayLines(own).replace(/\bfloorplans\.\w+/g, columnLabel));
}

/** Each sheet has so many lines where all of a workbook are read together (`lib/catalogue/read/workbook.ts`). */
const sheetLines = 1_000_000;

/** `line 12`; `line 12 of sheet 2` where several are read together. */
export function sayLine(line: number): string {
  const sheet = Math.floor(line / sheetLines);
  return sheet === 0 ? `line ${line}` : `line ${line % sheetLines} of sheet ${sheet + 1}`;
}

/** A sentence with its lines as people find them. */
export function sayLines(sentence: string): string {
  return sentence.replace(/\bline (\d{7,})\b/g, (_, line: string) => sayLine(Number(line)));
}
