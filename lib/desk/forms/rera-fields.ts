import { reraCheckWords } from "@/content/rera-check";
import { reraLines, type ReraLine } from "@/lib/projects/project/rera-check-schema";
import type { FormField } from "./form-field";

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
export type ReraLineFields = { line: ReraLine; title: string; asks: string; boxes: FormField[] };

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
export const reraLabels: [name: string, label: string][] = [
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
