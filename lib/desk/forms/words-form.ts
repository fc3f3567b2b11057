import states from "@/content/places/states.json";
import { countedClaims } from "@/lib/words/site-words";
import type { WordPart, Words } from "@/lib/words/words-schema";
import {
  type FieldNames,
  type Fields,
  filledRows,
  type FormField,
  type RecordedChange,
  rowField,
} from "./form-field";
import { deskCallPaths as paths } from "./desk-paths";
import type { Role } from "./roles";

/** `role`: who may change it. */
type PartWords = { label: string; about: string; role: Role; save: string; undo: string };
const ofEditors = { role: "editor", save: paths.saveWords, undo: paths.undoWords } as const;

export const wordPartWords: Record<WordPart, PartWords> = {
  testimonials: {
    ...ofEditors,
    label: "Testimonials",
    about:
      "What buyers have said, in their own words and with their consent. The home page shows them instead of the samples, each with the month in which it was said.",
  },
  banners: {
    ...ofEditors,
    label: "Banners",
    about:
      "A picture and a line on the home page, from the morning of the first day to the night of the last, in India. Without one there is none.",
  },
  numbers: {
    ...ofEditors,
    label: "Numbers",
    about:
      "The figures of the badges. The site shows each with its month. One that is older than six months is to be looked up again.",
  },
  registrations: {
    ...{ role: "owner", save: paths.saveRegistrations, undo: paths.undoRegistrations },
    label: "Registrations",
    about:
      "The company’s RERA registrations as agent, one for each state. Every page, mail and picture of a shared link shows those that are valid on the day; the certificate is public, on the contact page and About Us.",
  },
};

/** What repeats: a row for each. */
export const wordRows = {
  testimonials: {
    one: "Testimonial",
    add: "Add testimonials",
    fields: [
      { name: "name", label: "Who said it", hint: "Name, as they want it" },
      { name: "designation", label: "Which home", hint: "3 BHK apartment in Kokapet", isLong: true },
      { name: "saidOn", label: "When it was said", isDay: true },
      { name: "consent", label: "Consent", hint: "By e-mail, 12 Nov 2026", isLong: true },
      { name: "image", label: "Picture", hint: "/media/home.jpg", isLong: true },
      {
        name: "isHidden",
        label: "On the site",
        choices: [
          ["", "Shown"],
          ["yes", "Hidden"],
        ],
      },
      { name: "place", label: "Place", mode: "numeric" },
      { name: "description", label: "The words", rows: 4 },
    ],
  },
  banners: {
    one: "Banner",
    add: "Add banners",
    fields: [
      { name: "text", label: "Text", hint: "Site visits on Sunday too", isLong: true },
      { name: "link", label: "Link", hint: "/propertylist?location=Kokapet", isLong: true },
      { name: "from", label: "First day", isDay: true, hint: "From midnight in India" },
      { name: "until", label: "Last day", isDay: true, hint: "Until midnight in India" },
      { name: "image", label: "Picture", hint: "/media/tower.jpg", isLong: true },
      { name: "alt", label: "What the picture shows", isLong: true },
      { name: "place", label: "Place", mode: "numeric" },
    ],
  },
  registrations: {
    one: "Registration",
    add: "Add registrations",
    fields: [
      { name: "number", label: "Number", hint: "As the certificate has it", isLong: true },
      {
        name: "state",
        label: "State",
        choices: [["", "Choose one"], ...states.map(({ name }) => [name, name] as const)],
      },
      { name: "from", label: "Valid from", isDay: true },
      { name: "until", label: "Valid until", isDay: true },
      {
        name: "isSample",
        label: "What it is",
        choices: [
          ["", "Registration"],
          ["yes", "Sample"],
        ],
      },
      { name: "certificate", label: "Certificate", hint: "/brochures/certificate.pdf", isLong: true },
      { name: "place", label: "Place", mode: "numeric" },
    ],
  },
} satisfies Record<string, { one: string; add: string; fields: [FormField, ...FormField[]] }>;
type WordRowKind = keyof typeof wordRows;

export const samplesField: FormField = {
  name: "showsSamples",
  label: "While there are none",
  choices: [
    ["yes", "Samples, marked as such"],
    ["no", "Nothing"],
  ],
};

export const numberFields: FormField[] = [
  { name: "figure", label: "Figure" },
  { name: "asOf", label: "As on", isDay: true },
  { name: "checkedBy", label: "Checked by", hint: "Who looked it up, and where" },
];

/** Each counted claim with the name that its boxes begin with. */
export const numberRows = countedClaims.map((claim) => ({
  ...claim,
  key: claim.label.toLowerCase().replace(/[^a-z0-9]+/g, "_"),
}));

type Row = Readonly<Record<string, string | boolean>>;

/** The boxes of a part, as they stand in its form. */
export function writeWords<Part extends WordPart>(part: Part, words: Words[Part]): Fields {
  if ("numbers" in words) {
    return Object.fromEntries(
      numberRows.flatMap(({ key, label, figure, asOf }) => {
        const own = words.numbers.find((one) => one.label === label);
        return [
          [`${key}.figure`, own?.figure ?? figure],
          [`${key}.asOf`, own?.asOf ?? asOf],
          [`${key}.checkedBy`, own?.checkedBy ?? ""],
        ];
      }),
    );
  }
  const kind = part as WordRowKind; // the only others
  const { [kind]: rows = [] } = words as Partial<Record<WordRowKind, readonly Row[]>>;
  // In the order of the boxes: that of the stored ones is the database's.
  const fields = rows.flatMap((row, at) =>
    wordRows[kind].fields.flatMap(({ name }) => {
      const value = row[name];
      if (value === undefined) return [];
      return [[rowField(kind, at, name), typeof value === "boolean" ? (value ? "yes" : "") : value]];
    }),
  );
  const samples = "showsSamples" in words ? [["showsSamples", words.showsSamples ? "yes" : "no"]] : [];
  return Object.fromEntries([...samples, ...fields]) as Fields;
}

/** `rows`: where each entry stands in the form, by its place in the list. */
type ReadWords = { value: unknown; pathOf: (path: readonly PropertyKey[]) => string };

/** What a part's form says, to be checked by its schema. */
export function readWordsForm(part: WordPart, fields: Fields): ReadWords {
  if (part === "numbers") return readNumbers(fields);
  const rows = filledRows(fields, part);
  const value = rows.map(({ cells }) => readRow(part, cells));
  return {
    value: { [part]: value, ...(part === "testimonials" && { showsSamples: fields.showsSamples !== "no" }) },
    pathOf: ([, at, name]) =>
      name === undefined ? "" : rowField(part, rows[Number(at)]?.at ?? 0, String(name)),
  };
}

const answers = ["isHidden", "isSample"];

/** A row but for its place, which the list says. */
function readRow(kind: WordRowKind, cells: Fields): Row {
  const own = wordRows[kind].fields.filter(({ name }) => name !== "place");
  return Object.fromEntries(
    own.map(({ name }) => {
      const typed = (cells[name] ?? "").trim();
      return [name, answers.includes(name) ? typed === "yes" : typed];
    }),
  );
}

/** Only what differs from what `content/` says is staff's. */
function readNumbers(fields: Fields): ReadWords {
  const cell = (key: string, name: string) => (fields[`${key}.${name}`] ?? "").trim();
  const own = numberRows.filter(
    ({ key, figure, asOf }) =>
      cell(key, "figure") !== figure || cell(key, "asOf") !== asOf || cell(key, "checkedBy") !== "",
  );
  return {
    value: {
      numbers: own.map(({ key, label }) => ({
        label,
        figure: cell(key, "figure"),
        asOf: cell(key, "asOf"),
        checkedBy: cell(key, "checkedBy"),
      })),
    },
    pathOf: ([, at, name]) => `${own[Number(at)]?.key ?? ""}.${String(name)}`,
  };
}

export const wordNames: FieldNames = {
  label(name) {
    const [, kind, at, inner] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    if (kind !== undefined && kind in wordRows) {
      const { one, fields } = wordRows[kind as WordRowKind];
      const label = fields.find((field) => field.name === inner)?.label ?? String(inner);
      return `${one} ${Number(at) + 1}, ${label.toLowerCase()}`;
    }
    const [key = "", own] = name.split(".");
    const row = numberRows.find((one) => one.key === key);
    if (row)
      return `${row.label}, ${(numberFields.find((one) => one.name === own)?.label ?? "").toLowerCase()}`;
    if (key in wordRows) return wordPartWords[key as WordRowKind].label;
    return samplesField.label;
  },
  order(name) {
    const [, kind, at] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
    if (kind !== undefined) return 1 + Number(at);
    return numberRows.findIndex(({ key }) => name.startsWith(`${key}.`));
  },
  row: (kind, at) => `${wordRows[kind as WordRowKind].one} ${at + 1}`,
};

/** A part as its page at the desk shows it. */
export type WordWork = {
  part: WordPart;
  version: string;
  fields: Fields;
  changes: RecordedChange[];
  /** The counted claims whose date is too old, by their label. */
  pastTerm: string[];
};
