import path from "node:path";
import "server-only";
import { createCityResolver } from "@/lib/catalogue/check/known-places";
import { createMediaCheck } from "@/lib/catalogue/check/media-check";
import { type CatalogueSource, openCatalogue, withKeptInput } from "@/lib/catalogue/read/open-catalogue";
import { ImportHistory } from "@/lib/catalogue/store/import-history";
import { beginImport, endImport, noteProgress } from "@/lib/catalogue/store/import-log";
import {
  importPatienceMs,
  listCityPlaces,
  openImportSession,
} from "@/lib/catalogue/store/import-session-mutations";
import { databaseMessage, type ImportDatabase, isDatabaseFailure } from "@/lib/catalogue/store/store-batch";
import { emptyReport, type ImportReport } from "./import-report";
import { type CatalogueFile, runImport, type RunOptions } from "./import-run";
import { dangersOf, surveyFiles } from "./survey-files";

export type ImportOptions = Omit<RunOptions, "checkMedia" | "onDone" | "history"> & {
  databaseUrl: string;
  /** Paths of JSON, NDJSON or CSV files; `-` is standard input. */
  files: readonly string[];
  /** Hosts that remote pictures and brochures may be on, lower case. */
  mediaHosts: readonly string[];
  /** Where the paths of pictures and brochures begin; the project's `public` folder unless given. */
  publicDir?: string;
  /** Imports without asking, however much it takes away. */
  yesReally?: boolean;
  /** Asked with sentences before an import that takes much away; without it such an import does not begin. */
  confirm?: (dangers: readonly string[]) => Promise<boolean>;
  /** Who imports, for the history. */
  who?: string;
  /** How many records the files have, when somebody has counted: an import into an empty catalogue doesn't. */
  records?: number;
  /** Opens a file in another way than by its path. */
  openFile?: (file: string, signal?: AbortSignal) => Promise<CatalogueSource>;
};

/**
 * Imports catalogue files (docs/operations.md, "Catalogue file") while the site runs. The report tells what was stored
 * and what was refused; memory does not grow with the files. Throws `ImportNotStartedError` when another import is
 * running, the database can't be reached at all, or has no tables.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const session = await openImportSession(options.databaseUrl, importPatienceMs);
  try {
    return await withKeptInput(options.files, !options.yesReally, (paths) =>
      importFiles(
        session.db,
        options.files.map((file, at) => ({
          name: file === "-" ? "standard input" : file,
          open: () => (options.openFile ?? openCatalogue)(paths[at]!, options.signal),
        })),
        options,
      ),
    );
  } finally {
    await session.close();
  }
}

async function importFiles(
  db: ImportDatabase,
  files: readonly CatalogueFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const checkMedia = createMediaCheck(
    options.publicDir ?? path.join(process.cwd(), "public"),
    options.mediaHosts,
  );
  const run: RunOptions = { ...options, checkMedia };
  let found: Found;
  try {
    found = options.yesReally ? nothingFound : await findDangers(db, files, run);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return stoppedReport(
      `The import stopped because the database failed: ${databaseMessage(error)}. Nothing was stored.`,
    );
  }
  const { dangers, records } = found;
  if (options.dryRun) {
    const report = await runImport(db, files, run);
    if (dangers.length > 0) report.notes.push(...dangers, "An import would stop there and ask.");
    return { ...report, dangers };
  }
  if (dangers.length > 0 && !(await options.confirm?.(dangers))) {
    const how = "Nothing was stored. If this is right, run it again with --yes-really.";
    return { ...stoppedReport([...dangers, how].join("\n")), dangers };
  }
  return runLogged(db, files, run, {
    who: options.who ?? "unknown",
    total: records ?? options.records ?? null,
  });
}

/** What was seen before anything is stored. `records`: how many the files have; `null` where nobody has counted. */
type Found = { dangers: string[]; records: number | null };
const nothingFound: Found = { dangers: [], records: null };

function stoppedReport(stopped: string): ImportReport {
  return { ...emptyReport(false), stopped };
}

async function findDangers(
  db: ImportDatabase,
  files: readonly CatalogueFile[],
  options: RunOptions,
): Promise<Found> {
  try {
    // What looks wrong counts too: somebody may have accepted it.
    const makeContext = async () => ({
      resolveCity: createCityResolver(await listCityPlaces(db)),
      checkMedia: options.checkMedia,
      ...{ judge: () => [], isAccepted: () => true },
    });
    const seen = await surveyFiles(db, files, makeContext, options);
    return seen ? { dangers: dangersOf(seen.survey), records: seen.records } : nothingFound;
  } catch (error) {
    // The import that follows stops at once and says so in its report.
    if (options.signal?.aborted) return nothingFound;
    throw error;
  }
}

/** An import with its entry in the history. */
async function runLogged(
  db: ImportDatabase,
  files: readonly CatalogueFile[],
  run: RunOptions,
  { who, total }: { who: string; total: number | null },
): Promise<ImportReport> {
  const history = new ImportHistory(await beginImport(db, who));
  const onDone = (done: number) => noteProgress(db, history.importId, { done, total });
  await onDone(0);
  const report = await runImport(db, files, { ...run, history, onDone });
  const { added, changed, unchanged, deactivated, refused, held } = report;
  const counts = { added, changed, unchanged, deactivated: deactivated ?? 0, refused, held };
  try {
    await endImport(db, history.importId, { files: report.files, counts, isFull: history.isFull });
  } catch (error) {
    // A lost connection is in the report already; the entry stays open.
    if (!report.stopped) throw error;
  }
  if (history.isFull) {
    report.notes.push(
      "This import changed more than the history keeps: it is listed, and can't be taken back.",
    );
  }
  return { ...report, importId: history.importId };
}

/** The lines of files whose odd figures somebody has looked at. */
type AcceptedLines = (file: string, line: number) => boolean;

/**
 * Reads what was given with `--accept`: `12`, `12,15-20`, `all`, or with several files `plots.csv:12`. A sentence about
 * what can't be read otherwise.
 */
export function parseAccepted(given: readonly string[], files: readonly string[]): AcceptedLines | string {
  const ranges: { file: string | undefined; from: number; to: number }[] = [];
  for (const word of given.flatMap((words) => words.split(",")).map((part) => part.trim())) {
    if (word === "") continue;
    if (word === "all") {
      ranges.push({ file: undefined, from: 1, to: Infinity });
      continue;
    }
    const [, file, from, to] = /^(?:(.+):)?(\d+)(?:-(\d+))?$/s.exec(word) ?? [];
    if (from === undefined) return `--accept takes lines such as 12 or 15-20, or all, not "${word}".`;
    if (file === undefined && files.length > 1)
      return `--accept needs the file's name where there are several: ${files[0]}:${word}.`;
    if (file !== undefined && !files.includes(file))
      return `--accept names "${file}", which is not imported.`;
    ranges.push({ file, from: Number(from), to: Number(to ?? from) });
  }
  return (file, line) =>
    ranges.some(
      (range) => (range.file === undefined || range.file === file) && line >= range.from && line <= range.to,
    );
}
