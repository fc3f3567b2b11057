import { formatMoment } from "@/lib/base/moment";
import type { StoreCounts } from "@/lib/catalogue/store/catalogue-mutations";
import type { ToldName } from "@/lib/catalogue/store/catalogue-names-mutations";
import {
  atDesk,
  type ImportedFile,
  type LoggedChange,
  type LoggedImport,
} from "@/lib/catalogue/store/import-log";

/** A line of a file and what is to be said of it. */
type ToldLine = { file: string; line: number; externalId: string | null; text: string };
type RefusedRecord = { file: string; line: number; externalId: string | null; reason: string };
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
  /** Projects that are stored and not on the site, because they have no RERA number and no exemption. */
  unregistered: number;
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
    ...{
      held: 0,
      heldBack: [],
      unregistered: 0,
      guesses: 0,
      guessed: [],
      freshNames: [],
      files: [],
      importId: null,
    },
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

type Line = { file: string; line: number; externalId: string | null };

/** The report as a text for staff. */
export function formatReport(report: ImportReport): string {
  const counts: [string, number | null][] = [
    ["Added", report.added],
    ["Changed", report.changed],
    ["Unchanged", report.unchanged],
    ["Deactivated", report.deactivated],
    ["Looks wrong", report.held || null],
    ["Refused", report.refused],
    ["Not on site", report.unregistered || null],
  ];
  const lines = counts.flatMap(([label, count]) =>
    count === null ? [] : [`${`${label}:`.padEnd(13)}${figure(count).padStart(12)}`],
  );
  if (report.dryRun) lines.unshift("Dry run: nothing was stored. An import of these files would give:");
  const held = report.heldBack.map((one) => at(one, one.reason));
  lines.push(
    ...section(
      "Looks wrong, and was not stored. If it is right: --accept LINE, or looksRight in the record:",
      held,
      report.held,
    ),
  );
  const refused = report.refusals.map((one) => at(one, one.reason));
  lines.push(...section("Refused:", refused, report.refused));
  const guessed = report.guessed.map((one) => at(one, one.text));
  lines.push(...section("Please check:", guessed, report.guesses));
  const names = report.freshNames.map(sayFreshName);
  lines.push(...section("New names:", names, names.length));
  if (report.unreadable.length > 0) lines.push("", "Not read to the end:");
  for (const { file, line, reason } of report.unreadable) {
    lines.push(`${line === null ? file : `${file}:${line}`}: ${reason}`);
  }
  if (report.notes.length > 0) lines.push("", ...report.notes);
  if (report.stopped) lines.push("", report.stopped);
  return lines.join("\n");
}

/** A builder or place that the catalogue did not know. */
export function sayFreshName({ kind, name, within, near }: ImportReport["freshNames"][number]): string {
  return `${kind} "${name}"${within ? ` in ${within}` : ""}${near ? `: is "${near}" meant?` : ""}`;
}

function section(title: string, lines: readonly string[], count: number): string[] {
  if (lines.length === 0) return [];
  const more = count - lines.length;
  return ["", title, ...lines, ...(more > 0 ? [`… and ${figure(more)} more`] : [])];
}

function at({ file, line, externalId }: Line, text: string): string {
  return `${file}:${line}: ${externalId ? `${externalId}: ` : ""}${text}`;
}

function figure(count: number): string {
  return count.toLocaleString("en-IN");
}

const longest = 60;

/** The imports as a text for staff. */
export function formatImports(imports: readonly LoggedImport[]): string {
  if (imports.length === 0) return "No catalogue file was imported yet.";
  return imports.map(formatImport).join("\n");
}

function formatImport(entry: LoggedImport): string {
  const { id, undoes, startedAt, who, files } = entry;
  const what =
    undoes === null ? files.map(formatFile).join(", ") || "no file was read" : `takes import ${undoes} back`;
  return `${String(id).padStart(5)}  ${formatMoment(startedAt)}  ${who}  ${what}: ${sayResult(entry)}`;
}

/** What an import did, and what became of it. */
export function sayResult({ undoneBy, endedAt, counts, detail }: LoggedImport): string {
  const parts = counts
    ? Object.entries(counts).flatMap(([name, count]) =>
        count > 0 ? [`${figure(count)} ${words[name] ?? name}`] : [],
      )
    : [];
  const remarks = [
    endedAt === null && "it was cut off",
    undoneBy !== null && `taken back by ${undoneBy}`,
    detail !== "kept" && (detail === "removed" ? "details no longer kept" : "too large to be taken back"),
  ].filter((remark) => remark !== false);
  const result = parts.length > 0 ? [parts.join(", ")] : counts ? ["nothing changed"] : [];
  return [...result, ...remarks].join("; ");
}

const words: Record<string, string> = { deactivated: "taken out", held: "looked wrong" };

function formatFile({ name, sha256 }: LoggedImport["files"][number]): string {
  if (name === atDesk.name) return name;
  return sha256 ? `${name} (${sha256.slice(0, 12)})` : `${name} (not read to its end)`;
}

/** What an import changed, as a text for staff: each record with its fields, from what to what. */
export function formatChanges(entry: LoggedImport, changes: readonly LoggedChange[]): string {
  const lines = changes.flatMap((change) => [
    `${change.externalId}: ${change.action === "changed" && !change.after ? "deleted" : actions[change.action]}`,
    ...(change.before && change.after
      ? differences(change.before, change.after).map((line) => `  ${line}`)
      : []),
  ]);
  const version = `Version of the catalogue: ${entry.versionBefore} before, ${entry.versionAfter ?? "unknown"} after.`;
  return [formatImport(entry), version, ...lines].join("\n");
}

const actions = {
  added: "added",
  changed: "changed",
  hidden: "taken out of the site",
  shown: "back in the site",
};

function differences(before: object, after: object): string[] {
  const [old, now] = [flat(before), flat(after)];
  return Object.keys(now).flatMap((field) =>
    (old[field] ?? "") === now[field] || field === "search_key"
      ? []
      : [`${field}: ${old[field] || "–"} → ${now[field] || "–"}`],
  );
}

/** A project's own fields, and its parts each as one text. */
function flat(record: object): Record<string, string> {
  const { row, ...rest } = record as { row?: object };
  return Object.fromEntries(
    Object.entries({ ...row, ...rest }).map(([field, value]) => {
      const text = typeof value === "object" && value !== null ? partsText(value) : String(value ?? "");
      return [field, text.length > longest ? `${text.slice(0, longest - 1)}…` : text];
    }),
  );
}

function partsText(parts: object): string {
  if (!Array.isArray(parts)) return JSON.stringify(parts);
  return parts
    .map(
      (part: Record<string, unknown>) =>
        (part["name"] ??
          part["link"] ??
          [part["bhk"] && `${String(part["bhk"])} BHK`, part["area"], part["price"]]
            .filter(Boolean)
            .join(" ")) as string,
    )
    .join("; ");
}
