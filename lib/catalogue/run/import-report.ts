import type { ToldName } from "@/lib/catalogue/store/fresh-names-queries";
import type { ImportedFile } from "@/lib/catalogue/store/import-log-mutations";
import type { StoreCounts } from "@/lib/catalogue/store/catalogue-mutations";

/** A line of a file and what is to be said of it. */
export type ToldLine = { file: string; line: number; externalId: string | null; text: string };
export type RefusedRecord = { file: string; line: number; externalId: string | null; reason: string };
type UnreadableFile = { file: string; line: number | null; reason: string };

/** The result of an import; of a dry run, what the import would do. */
export type ImportReport = StoreCounts & {
  dryRun: boolean;
  /** The number of projects and posts deactivated because no file named them; `null` if that was not asked for. */
  deactivated: number | null;
  refused: number;
  /** The first refusals, at most `toldRefusals`, in the order of the files. */
  refusals: RefusedRecord[];
  /** Valid records that look wrong: not stored until somebody accepts them. */
  held: number;
  /** The first of them, and of the cells and columns whose meaning was guessed: at most `toldRefusals` each. */
  heldBack: RefusedRecord[];
  guesses: number;
  guessed: ToldLine[];
  /** Names of builders, cities and localities that were not known before. */
  freshNames: ToldName[];
  /** What was read of each file. */
  files: ImportedFile[];
  /** The number of the import in the history; `null` if nothing was to be stored. */
  importId: number | null;
  /** Files that could not be read to their end. */
  unreadable: UnreadableFile[];
  /** Why the run ended early. */
  stopped: string | null;
  notes: string[];
  /** What it would take away, as sentences: an import with these asks first. */
  dangers: string[];
};

/** The most refused records that are kept for the report. */
const toldRefusals = 1_000;

export function emptyReport(dryRun: boolean): ImportReport {
  return {
    dryRun,
    ...{ added: 0, changed: 0, unchanged: 0, refused: 0 },
    deactivated: null,
    refusals: [],
    ...{ held: 0, heldBack: [], guesses: 0, guessed: [], freshNames: [], files: [], importId: null },
    unreadable: [],
    stopped: null,
    notes: [],
    dangers: [],
  };
}

export function addRefusal(report: ImportReport, refusal: RefusedRecord): void {
  report.refused++;
  if (report.refusals.length < toldRefusals) report.refusals.push(refusal);
}

export function addHeld(report: ImportReport, held: RefusedRecord): void {
  report.held++;
  if (report.heldBack.length < toldRefusals) report.heldBack.push(held);
}

export function addGuess(report: ImportReport, guess: ToldLine): void {
  report.guesses++;
  if (report.guessed.length < toldRefusals) report.guessed.push(guess);
}

/** Whether everything was read and stored. */
export function isClean(report: ImportReport): boolean {
  return (
    report.refused === 0 && report.held === 0 && report.unreadable.length === 0 && report.stopped === null
  );
}
