import type { StoreCounts } from "@/lib/catalogue/store/catalogue-mutations";

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
  /** Files that could not be read to their end. */
  unreadable: UnreadableFile[];
  /** Why the run ended early. */
  stopped: string | null;
  notes: string[];
};

/** The most refused records that are kept for the report. */
const toldRefusals = 1_000;

export function emptyReport(dryRun: boolean): ImportReport {
  return {
    dryRun,
    ...{ added: 0, changed: 0, unchanged: 0, refused: 0 },
    deactivated: null,
    refusals: [],
    unreadable: [],
    stopped: null,
    notes: [],
  };
}

export function addRefusal(report: ImportReport, refusal: RefusedRecord): void {
  report.refused++;
  if (report.refusals.length < toldRefusals) report.refusals.push(refusal);
}

/** Whether everything was read and stored. */
export function isClean(report: ImportReport): boolean {
  return report.refused === 0 && report.unreadable.length === 0 && report.stopped === null;
}

/** The report as a text for staff. */
export function formatReport(report: ImportReport): string {
  const counts: [string, number | null][] = [
    ["Added", report.added],
    ["Changed", report.changed],
    ["Unchanged", report.unchanged],
    ["Deactivated", report.deactivated],
    ["Refused", report.refused],
  ];
  const lines = counts.flatMap(([label, count]) =>
    count === null ? [] : [`${`${label}:`.padEnd(13)}${count.toLocaleString("en-IN").padStart(12)}`],
  );
  if (report.dryRun) lines.unshift("Dry run: nothing was stored. An import of these files would give:");
  if (report.refusals.length > 0) lines.push("", "Refused:", ...report.refusals.map(formatRefusal));
  const more = report.refused - report.refusals.length;
  if (more > 0) lines.push(`… and ${more.toLocaleString("en-IN")} more`);
  if (report.unreadable.length > 0) lines.push("", "Not read to the end:");
  for (const { file, line, reason } of report.unreadable) {
    lines.push(`${line === null ? file : `${file}:${line}`}: ${reason}`);
  }
  if (report.notes.length > 0) lines.push("", ...report.notes);
  if (report.stopped) lines.push("", report.stopped);
  return lines.join("\n");
}

function formatRefusal({ file, line, externalId, reason }: RefusedRecord): string {
  return `${file}:${line}: ${externalId ? `${externalId}: ` : ""}${reason}`;
}
