import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { formatReport, isClean } from "@/lib/catalogue/run/import-report";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-session-mutations";
import { env } from "@/lib/process/env";
import { importProgress } from "./import-progress";
import { withDatabaseUrl } from "./launcher/database-url";
import { OperatorError } from "./launcher/errors";
import { listenForStop } from "./launcher/stop-signal";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "catalogue:import";
const usage = `Adds, changes and checks projects, plots and blog posts from catalogue files, while the site runs.

  npm run catalogue:import -- [options] FILE…

FILE is a JSON array, NDJSON or CSV, also compressed (.gz); - is standard input.

  --dry-run              reads, checks and compares everything, stores nothing
  --deactivate-missing   takes what no file names out of the site, of the kinds that the files hold
  --help                 this text

Exit status: 0 everything is stored; 1 something was refused or could not be read; 2 the command is wrong.`;

const flag = { type: "boolean" } as const;

process.exitCode = await runStaffCommand(async () => {
  const { values: options, positionals: files } = readArguments(name, {
    allowPositionals: true,
    options: { help: flag, "dry-run": flag, "deactivate-missing": flag },
  });
  if (options.help) return console.log(usage);
  if (files.length === 0) throw wrongCommand(name, "No file was named.");
  const progress = importProgress();
  const signal = listenForStop();
  try {
    const report = await withDatabaseUrl((databaseUrl) =>
      importCatalogue({
        databaseUrl,
        files,
        mediaHosts: env().MEDIA_HOSTS,
        dryRun: options["dry-run"],
        deactivateMissing: options["deactivate-missing"],
        signal,
        onProgress: progress.tell,
      }),
    );
    progress.stop();
    console.log(formatReport(report));
    return isClean(report) ? 0 : 1;
  } catch (error) {
    progress.stop();
    throw error instanceof ImportNotStartedError ? new OperatorError(error.message) : error;
  }
}, 2);
