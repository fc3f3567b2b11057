import { env } from "@/lib/process/env";
import {
  type ExportFormat,
  exportFormats,
  type LeadFilter,
  streamLeads,
  writeLeads,
} from "@/lib/enquiries/staff/lead-export-queries";
import { leadKinds } from "@/lib/enquiries/forms/lead-options";
import { parseSince } from "@/lib/base/parse-since";
import { withDatabaseUrl } from "./launcher/database-url";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "leads:export";
const usage = `Writes the leads to standard output, the oldest first, while the site runs.

  npm run --silent leads:export -- [options] > leads.csv

  --since TIME      only leads from then on: 2026-11-21, or 2026-11-21T09:30:00Z (UTC where no zone is given)
  --kind KIND       only ${leadKinds.join(", ")}
  --format FORMAT   ${exportFormats.join(" or ")}; csv when it is not given
  --excel           for a CSV that is opened with a double click: says to Excel that it is UTF-8
  --help            this text

In a CSV a cell that a spreadsheet could take for a formula has an apostrophe in front, phone numbers too.`;

process.exitCode = await runStaffCommand(async () => {
  const choices = readChoices();
  if (!choices) return console.log(usage);
  const { filter, ...rest } = choices;
  await withDatabaseUrl((databaseUrl) =>
    writeLeads(streamLeads(databaseUrl, filter), process.stdout, { ...rest, siteUrl: env().SITE_URL }),
  );
});

/** `null` if help was requested. */
function readChoices(): { filter: LeadFilter; format: ExportFormat; forExcel: boolean } | null {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const given = readArguments(name, {
    options: { since: text, kind: text, format: text, excel: flag, help: flag },
  }).values;
  if (given.help) return null;
  const kind = leadKinds.find((known) => known === given.kind);
  if (given.kind !== undefined && !kind)
    throw wrongCommand(name, `--kind must be one of ${leadKinds.join(", ")}.`);
  const format = exportFormats.find((known) => known === (given.format ?? "csv"));
  if (!format) throw wrongCommand(name, `--format must be ${exportFormats.join(" or ")}.`);
  const since = given.since === undefined ? undefined : parseSince(given.since);
  if (since === null)
    throw wrongCommand(name, "--since must be a time such as 2026-11-21 or 2026-11-21T09:30:00Z.");
  return { filter: { since, kind }, format, forExcel: given.excel ?? false };
}
