import { parseSince } from "@/lib/base/parse-since";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { listVitals } from "@/lib/vitals/vital-queries";
import { formatVitals, vitalFormats, type VitalFormat } from "@/lib/vitals/histogram";
import { withDatabaseUrl } from "./launcher/database-url";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "vitals";
const usage = `Prints how fast the pages were for visitors: the 50th, 75th and 95th percentile of each metric, per day in
India, sort of page and device. A value is within 2.5 % of the exact percentile.

  npm run --silent vitals -- [options]

  --since DAY       from that day on: 2026-11-01; the last 28 days when it is not given
  --format FORMAT   ${vitalFormats.join(" or ")}; table when it is not given
  --help            this text`;

process.exitCode = await runStaffCommand(async () => {
  const choices = readChoices();
  if (!choices) return console.log(usage);
  const histograms = await withDatabaseUrl((databaseUrl) => listVitals(databaseUrl, choices.since));
  process.stdout.write(formatVitals(histograms, choices.format));
});

/** `null` if help was requested. */
function readChoices(): { since: string; format: VitalFormat } | null {
  const text = { type: "string" } as const;
  const given = readArguments(name, {
    options: { since: text, format: text, help: { type: "boolean" } },
  }).values;
  if (given.help) return null;
  const format = vitalFormats.find((known) => known === (given.format ?? "table"));
  if (!format) throw wrongCommand(name, `--format must be ${vitalFormats.join(" or ")}.`);
  if (given.since === undefined) return { since: daysBefore(indianDay(new Date()), 27), format };
  const isDay = given.since.length === 10 && parseSince(given.since) !== null;
  if (!isDay) throw wrongCommand(name, "--since must be a day such as 2026-11-01.");
  return { since: given.since, format };
}
