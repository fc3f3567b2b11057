import { formatBhk } from "@/lib/base/format";
import { bareName, nearestName } from "@/lib/base/nearest-name";
import { availabilityOptions, propertyTypes, statusOptions } from "@/lib/projects/project/filter-table.mjs";

/*
 * What a cell of a spreadsheet says. A reader gives the plain value where the cell can mean nothing else, a `Guess`
 * where a meaning was chosen (staff read it in the report), and `Unreadable` with the rest of a sentence that begins
 * with the cell.
 */
export class Guess {
  constructor(
    /** `undefined`: the field stays empty. */
    readonly value: unknown,
    /** What was read, as staff would write it. */
    readonly as: string,
  ) {}
}

export class Unreadable {
  constructor(readonly why: string) {}
}

export type CellReader = (cell: string) => unknown;

const longestCell = 500;

/** A reader that looks for nothing in a cell longer than any that it could read. */
export function short(read: CellReader): CellReader {
  return (cell) =>
    cell.length > longestCell
      ? new Unreadable(`is longer than the ${longestCell} characters that can stand here`)
      : read(cell);
}

const nothing = new Set(
  [
    ...["na", "nil", "none", "notavailable", "notapplicable", "tba", "tbd", "tobeannounced", "tobedecided"],
    ...[
      "por",
      ...["poa", "priceonapplication"],
      "priceonrequest",
      "onrequest",
      "request",
      "callforprice",
      "callus",
      "contactus",
      "askforprice",
    ],
  ].values(),
);

/** Whether the cell says in words that there is nothing to say: `NA`, `TBA`, `Price on request`, `--`. */
export function saysNothing(cell: string): boolean {
  return /^[\s\-–—.?_]*$/.test(cell) || nothing.has(cell.toLowerCase().replace(/[^a-z]/g, ""));
}

/** Lower case, single ordinary spaces: spreadsheets put other spaces between number and unit. Without the sign of a footnote. */
export function calm(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[*†]+ ?$/, "")
    .trim();
}

/** From the first digit to the last, without these; empty with fewer than two. */
export function betweenDigits(text: string): string {
  return /\d(.*)\d/.exec(text)?.[1] ?? "";
}

/** A number in Indian or western grouping (`58,50,000`, `5,850,000`) or with spaces; `null` if it is none. */
export function ungrouped(text: string): number | null {
  if (!/^\d+(?:\.\d+)?$|^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?$/.test(text)) return null;
  return Number(text.replace(/[, ]/g, ""));
}

/** What Excel writes for a number when its column is too narrow, or when a formula failed. */
export function excelFault(cell: string): Unreadable | null {
  if (/^#+$/.test(cell))
    return new Unreadable("is what Excel shows in a column that is too narrow: widen it and save again");
  if (/^#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!|spill!)$/i.test(cell))
    return new Unreadable("is an error of a formula in the spreadsheet");
  return null;
}

/** `synonyms`: bare words, and the option that they mean. An option's label on the site is as good as its value. */
function choice(
  table: readonly { value: string; label: string; plural?: string }[],
  synonyms: Record<string, string>,
): CellReader {
  const options = table.map(({ value }) => value);
  const exact = new Map(
    table.flatMap(({ value, label, plural }) =>
      [value, label, plural ?? value].map((word) => [bareName(word), value] as const),
    ),
  );
  const meant = new Map(
    Object.entries(synonyms).flatMap(([option, words]) =>
      words.split(" ").map((word) => [word, option] as const),
    ),
  );
  return (cell) => {
    const bare = bareName(cell);
    const option = exact.get(bare);
    if (option !== undefined) return option;
    if (saysNothing(cell)) return new Guess(undefined, "nothing");
    const guess = meant.get(bare) ?? nearestName(bare, options);
    const list = options.map((word) => `"${word}"`);
    return guess !== undefined
      ? new Guess(guess, guess)
      : new Unreadable(`must be ${list.slice(0, -1).join(", ")} or ${list.at(-1)}`);
  };
}

const kinds = ["property", "plot", "blog"].map((value) => ({ value, label: value }));
export const readKind = choice(kinds, {
  property: "home homes house houses flat flats apartment apartments villa villas residential project",
  plot: "plots land openplot openplots plotteddevelopment layout venture",
  blog: "post posts article blogpost",
});

export const readPropertyType = choice(propertyTypes, {
  Apartment:
    "flat flats apartments apt apts highrise condo gatedcommunityflat gatedcommunityflats multistorey",
  Villa:
    "villas independentvilla independentvillas rowhouse rowhouses duplex duplexvilla triplex independenthouse",
  Plot: "plots openplot openplots land residentialplot villaplot villaplots",
});

export const readStatus = choice(statusOptions, {
  "Ready to Move":
    "ready readytomovin rtm rtmi readyforpossession readytooccupy completed immediate occupied",
  "Under Construction": "uc underconst ongoing inprogress inconstruction construction underdevelopment",
  "New Launch": "newlaunched newlylaunched launched justlaunched newlaunchproject",
  "Launching Soon": "prelaunch upcoming comingsoon tobelaunched launchsoon eoi",
});

export const readAvailability = choice(availabilityOptions, {
  Resale: "secondsale secondhand reselling resell",
  New: "fresh newbooking firstsale brandnew newsale",
});

const answers = new Map<string, boolean>([
  ...["true", "yes", "1", "y"].map((word) => [word, true] as const),
  ...["false", "no", "0", "n"].map((word) => [word, false] as const),
]);
const likeAnswers = new Map<string, boolean>([
  ...["active", "available", "live", "on", "ok", "open", "show"].map((word) => [word, true] as const),
  ...["inactive", "soldout", "sold", "off", "closed", "hide", "hidden", "stopped"].map(
    (word) => [word, false] as const,
  ),
]);

export function readYesOrNo(cell: string): unknown {
  const answer = answers.get(cell.toLowerCase());
  if (answer !== undefined) return answer;
  const like = likeAnswers.get(bareName(cell));
  if (like === undefined) return new Unreadable("must be yes or no");
  return new Guess(like, like ? "yes" : "no");
}

/** `3BHK`, `3 bhk`, `3 Bed`, `3`; half a room is left out, because a home is searched for by its whole rooms. */
export function readBhk(cell: string): unknown {
  if (/^(?:[1-9]|1[0-9]) ?BHK$/i.test(cell)) return cell;
  if (saysNothing(cell)) return new Guess(undefined, "no rooms");
  const text = calm(cell);
  if (/^(?:studio(?: apartment)?|1 ?rk)$/.test(text)) return new Guess("1BHK", "1 BHK");
  const [, figure, unit, more] =
    /^(\d{1,2}(?:\.\d)?) ?-? ?(b\.? ?h\.? ?k\.?|bed(?:room)?s?|br|b)?s?(?: ?(?:\+|with|and|&) ?[a-z ]+)?( ?(?:flat|apartment|villa|duplex|penthouse|home)s?)?$/.exec(
      text,
    ) ?? [];
  const rooms = Math.floor(Number(figure));
  if (!(rooms >= 1 && rooms <= 19))
    return new Unreadable(
      /\d.*\d/.test(text)
        ? "names several sizes: write one in each row"
        : "is no number of bedrooms: write 3BHK",
    );
  const bhk = `${rooms}BHK`;
  const plain =
    unit !== undefined && more === undefined && figure === String(rooms) && !/[+&]|with|and/.test(text);
  return plain ? bhk : new Guess(bhk, formatBhk(bhk));
}

/** A whole number of things: `240`, `1,240 units`, `240+`. */
export function readCount(cell: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  const fault = excelFault(cell);
  if (fault) return fault;
  if (saysNothing(cell)) return new Guess(undefined, "nothing");
  const [, figure = "", unit = ""] = /^([\d, ]*\d) ?(\+?) ?[a-z. ]*$/.exec(calm(cell)) ?? [];
  const number = ungrouped(figure);
  if (number === null) return new Unreadable("is no whole number");
  return unit === "+" ? new Guess(number, String(number)) : number;
}

const mediaEnding = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|pdf)$/i;

/** The path of a picture or brochure. Staff often give the file's name alone: it is in the media folder then. */
export function readMediaPath(cell: string): unknown {
  if (cell.startsWith("/") || /^[a-z][a-z0-9+.-]*:/i.test(cell) || !mediaEnding.test(cell)) return cell;
  const inside = cell.replaceAll("\\", "/").replace(/^(?:\.\/)?(?:public\/)?/, "");
  const path = inside.includes("/")
    ? `/${inside}`
    : `${/\.pdf$/i.test(inside) ? "/brochures" : "/media"}/${inside}`;
  return new Guess(path, path);
}

/** A name that was typed in capitals or in small letters alone, as names are written; words without a vowel are initials. */
export function readName(cell: string): unknown {
  const small = !/\p{Lu}/u.test(cell) && /\p{Ll}/u.test(cell);
  const shouted = !/\p{Ll}/u.test(cell) && /\p{Lu}{5}/u.test(cell);
  if (!small && !shouted) return cell;
  const name = cell.replace(/\p{L}+/gu, (word) =>
    shouted && !/[AEIOUY]/.test(word) ? word : word[0]!.toUpperCase() + word.slice(1).toLowerCase(),
  );
  return new Guess(name, name);
}
