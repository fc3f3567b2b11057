import "server-only";
import {
  databaseMessage,
  type ImportDatabase,
  inTransaction,
  isDatabaseFailure,
  type StoreOptions,
} from "@/lib/catalogue/store/store-batch";
import { BatchWriter } from "./batch-writer";
import { deactivateMissing, listCityPlaces, startSeen } from "@/lib/catalogue/store/import-session-mutations";
import { createJudge } from "@/lib/catalogue/check/plausible";
import { describeFreshNames } from "@/lib/catalogue/store/catalogue-names-mutations";
import type { ImportHistory } from "@/lib/catalogue/store/import-history";
import { listLocalRates } from "@/lib/catalogue/store/project-check-mutations";
import { emptyReport, type ImportReport } from "./import-report";
import { createCityResolver } from "@/lib/catalogue/check/known-places";
import type { MediaCheck } from "@/lib/catalogue/check/media-check";
import type { CatalogueSource } from "@/lib/catalogue/read/open-catalogue";
import { prepareRecord, type Prepared, type PrepareContext } from "@/lib/catalogue/check/prepare-record";

export type ImportProgress = { file: string; size: number | null; bytesRead: number; records: number };
export type RunOptions = {
  checkMedia: MediaCheck;
  dryRun?: boolean;
  /** Deactivates what no file names, of the kinds of records that the files contain. */
  deactivateMissing?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Told how many records of all files are done, between two batches of the same connection. */
  onDone?: (records: number) => Promise<void>;
  /** Whether somebody has accepted what looks wrong in a line of a file. */
  isAccepted?: (file: string, line: number) => boolean;
  /** Told of each record of the files, whatever becomes of it. */
  onRecord?: (record: Prepared) => void;
  /** Keeps what is changed, to take it back. */
  history?: ImportHistory;
};
/** A file that is opened when its turn comes. */
export type CatalogueFile = { name: string; open: () => Promise<CatalogueSource> };

/**
 * Reads the files one after the other and stores the valid records. `db` must be one connection (or transaction) that
 * no other import uses. Does not throw for a bad file, a lost connection or an abort: these are in the report.
 */
export async function runImport(
  db: ImportDatabase,
  files: readonly CatalogueFile[],
  options: RunOptions,
): Promise<ImportReport> {
  const report = emptyReport(options.dryRun ?? false);
  const store = { dryRun: report.dryRun, signal: options.signal, history: options.history };
  const writer = new BatchWriter(db, report, store, options.onDone);
  try {
    await startSeen(db);
    const makeContext = await contextMaker(db, options);
    for (const [number, file] of files.entries()) {
      writer.startFile(number, file.name);
      await importFile(file, writer, report, makeContext(file.name), options);
      await writer.finish();
    }
    report.freshNames = await describeFreshNames(db, [...writer.fresh.values()]);
    if (options.deactivateMissing) await deactivate(db, writer, report, store);
  } catch (error) {
    await writer.abandon();
    if (!options.signal?.aborted && !isDatabaseFailure(error)) throw error;
    report.stopped = `${whyStopped(error, options.signal)} ${whatWasStored(report)}`;
  }
  report.refusals.sort((a, b) => (a.file === b.file ? a.line - b.line : 0));
  return report;
}

/** What records are checked against, for each file. */
async function contextMaker(
  db: ImportDatabase,
  { checkMedia, isAccepted }: Pick<RunOptions, "checkMedia" | "isAccepted">,
): Promise<(file: string) => PrepareContext> {
  const resolveCity = createCityResolver(await listCityPlaces(db));
  const judge = createJudge(await listLocalRates(db), new Date().toISOString().slice(0, 10));
  return (file) => ({
    ...{ resolveCity, judge, checkMedia },
    isAccepted: (line) => isAccepted?.(file, line) ?? false,
  });
}

async function importFile(
  file: CatalogueFile,
  writer: BatchWriter,
  report: ImportReport,
  context: PrepareContext,
  options: RunOptions,
): Promise<void> {
  const { signal, onProgress } = options;
  let records = 0;
  const unreadable = (line: number | null, reason: string) =>
    report.unreadable.push({ file: file.name, line, reason });
  try {
    const source = await file.open();
    const tell = () =>
      onProgress?.({ file: file.name, size: source.size, bytesRead: source.bytesRead(), records });
    for await (const item of source.items) {
      signal?.throwIfAborted();
      if ("stops" in item && item.stops) {
        unreadable(item.line, item.error);
        break;
      }
      if ("note" in item) {
        writer.addGuesses([{ line: item.line, text: item.note }]);
        continue;
      }
      records++;
      const record = prepareRecord(item, context);
      options.onRecord?.(record);
      if (await writer.add(record)) tell();
    }
    tell();
    const whole = !report.unreadable.some(({ file: broken }) => broken === file.name);
    const sha256 = (whole && source.digest?.()) || null;
    report.files.push({ name: file.name, bytes: source.bytesRead(), sha256 });
  } catch (error) {
    const fault = signal?.aborted || writer.failed ? null : readingFault(error);
    if (fault === null) throw error;
    unreadable(null, fault);
  }
}

async function deactivate(
  db: ImportDatabase,
  writer: BatchWriter,
  report: ImportReport,
  store: StoreOptions,
): Promise<void> {
  if (report.unreadable.length > 0) {
    report.notes.push("Nothing was deactivated: a file could not be read to its end.");
  } else if (writer.unidentified > 0) {
    report.notes.push(
      `Nothing was deactivated: ${writer.unidentified} refused records don't tell their externalId, so nobody knows what is missing.`,
    );
  } else {
    report.deactivated = await inTransaction(db, store, (tx) =>
      deactivateMissing(tx, writer.kinds, store.history),
    );
  }
}

const systemWords: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "this account may not read it",
  EISDIR: "it is a folder",
  Z_BUF_ERROR: "the compressed file ends too early",
  Z_DATA_ERROR: "the compressed file is damaged",
};

/** Why a file could not be read, as a text; `null` if the cause is not the file: only system errors have a code. */
function readingFault(error: unknown): string | null {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return null;
  return systemWords[error.code] ?? error.message;
}

function whyStopped(error: unknown, signal?: AbortSignal): string {
  if (signal?.aborted) return "Stopped before the end; the batch that was being stored was rolled back.";
  return `The import stopped because the database failed: ${databaseMessage(error)}.`;
}

function whatWasStored({ dryRun, added, changed }: ImportReport): string {
  if (dryRun) return "Nothing was stored.";
  const [more, other] = [added, changed].map((count) => count.toLocaleString("en-IN"));
  return `Stored so far: ${more} added, ${other} changed. Importing the same files again goes on from there.`;
}
