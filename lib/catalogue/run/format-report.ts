import type { ImportReport } from "./import-report";

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
  lines.push(...section("Read with a guess, please check:", guessed, report.guesses));
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
