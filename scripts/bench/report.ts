import { describeError } from "../launcher/errors";
import { complain, say } from "../launcher/output";
import { emptySettings } from "../launcher/project";

/** One line of a report. `isGood`: whether the figure meets its bar; left out where there is none. */
export type Row = [what: string, figure: string, isGood?: boolean];

/** Runs a measurement and ends this program: the rows are printed as a table of Markdown, with exit status 1 when a bar is missed. */
export async function runBench(measure: () => Promise<Row[]>): Promise<never> {
  try {
    // With those of a developer it would write into their database and mail to their staff.
    emptySettings("SEARCH_INDEX");
    const rows = await measure();
    say("\n| what | figure |\n|---|---|");
    for (const [what, figure, isGood = true] of rows)
      say(`| ${what.replaceAll("|", "\\|")} | ${figure}${isGood ? "" : " MISSED"} |`);
    process.exit(rows.every(([, , isGood = true]) => isGood) ? 0 : 1);
  } catch (error) {
    complain(describeError(error));
    process.exit(1);
  }
}

/** The value below which this part of them lies. */
export function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;

/** p50 / p95 / most. */
export const waits = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((part) => ms(at(values, part))).join(" / ");
