import { createInterface } from "node:readline/promises";
import { SingleBar } from "cli-progress";
import { importCatalogue, parseAccepted } from "@/lib/catalogue/run/import-catalogue";
import { formatReport, isClean } from "@/lib/catalogue/run/import-report";
import { env } from "@/lib/process/env";
import type { ImportProgress } from "@/lib/catalogue/run/import-run";
import { withDatabaseUrl } from "./launcher/database-url";
import { listenForStop } from "./launcher/stop-signal";
import { readArguments, runStaffCommand, whoRuns, wrongCommand } from "./staff-command";

const name = "catalogue:import";
const usage = `Adds, changes and checks projects, plots and blog posts from catalogue files, while the site runs.

  npm run catalogue:import -- [options] FILE…

FILE is a JSON array, NDJSON or CSV, also compressed (.gz); - is standard input.
"npm run --silent catalogue:template > projects.csv" writes a CSV to begin with.

  --dry-run              reads, checks and compares everything, stores nothing
  --accept LINES         takes what looks wrong and is right: 12, 12,15-20 or all; with several files plots.csv:12
  --deactivate-missing   takes what no file names out of the site, of the kinds that the files hold
  --yes-really           does not ask before an import that takes much away
  --help                 this text

An import that would take more than a tenth of the catalogue out of the site, or change the price of more than half,
asks first, and without a terminal does not begin. "npm run catalogue:undo -- N" takes an import back.

Exit status: 0 everything is stored; 1 something was refused, held back or could not be read; 2 the command is wrong.`;

const flag = { type: "boolean" } as const;
const plainLineEvery = 5_000; // ms

process.exitCode = await runStaffCommand(async () => {
  const { values: options, positionals: files } = readArguments(name, {
    allowPositionals: true,
    options: {
      ...{ help: flag, "dry-run": flag, "deactivate-missing": flag, "yes-really": flag },
      accept: { type: "string", multiple: true },
    },
  });
  if (options.help) return console.log(usage);
  if (files.length === 0) throw wrongCommand(name, "No file was named.");
  const isAccepted = parseAccepted(options.accept ?? [], files);
  if (typeof isAccepted === "string") throw wrongCommand(name, isAccepted);
  const progress = importProgress();
  const signal = listenForStop();
  try {
    const report = await withDatabaseUrl((databaseUrl) =>
      importCatalogue({
        ...{ databaseUrl, files, isAccepted, signal, who: whoRuns(), confirm: askOnTerminal },
        mediaHosts: env().MEDIA_HOSTS,
        dryRun: options["dry-run"],
        deactivateMissing: options["deactivate-missing"],
        yesReally: options["yes-really"],
        onProgress: progress.tell,
      }),
    );
    progress.stop();
    console.log(formatReport(report));
    if (report.importId !== null && report.added + report.changed + (report.deactivated ?? 0) > 0)
      console.log(
        `\nImport ${report.importId}. To take it back: npm run catalogue:undo -- ${report.importId}`,
      );
    return isClean(report) ? 0 : 1;
  } finally {
    progress.stop();
  }
}, 2);

/** Standard input may be the file: then nobody can answer. */
async function askOnTerminal(dangers: readonly string[]): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${dangers.join("\n")}\nImport it all the same? Type "yes": `);
    return answer.trim().toLowerCase() === "yes";
  } finally {
    terminal.close();
  }
}

/** Shows the progress of an import on standard error: a bar on a terminal, elsewhere a line from time to time. */
function importProgress(): { tell: (progress: ImportProgress) => void; stop: () => void } {
  return process.stderr.isTTY ? barProgress() : lineProgress();
}

function barProgress() {
  let bar: SingleBar | undefined;
  let current = "";
  return {
    tell: ({ file, size, bytesRead, records }: ImportProgress) => {
      if (size === null) return;
      if (!bar || current !== file) {
        bar?.stop();
        current = file;
        bar = new SingleBar({
          format: "{file} [{bar}] {percentage} % | {records} records | {eta_formatted} left",
        });
        bar.start(size, 0, { file, records: 0 });
      }
      bar.update(Math.min(bytesRead, size), { file, records: records.toLocaleString("en-IN") });
    },
    stop: () => bar?.stop(),
  };
}

function lineProgress() {
  let told = Date.now();
  return {
    tell: ({ file, size, bytesRead, records }: ImportProgress) => {
      if (Date.now() - told < plainLineEvery) return;
      told = Date.now();
      const part = size ? `, ${Math.floor((bytesRead / size) * 100)} % of the file` : "";
      console.error(`${file}: ${records.toLocaleString("en-IN")} records${part}`);
    },
    stop: () => {},
  };
}
