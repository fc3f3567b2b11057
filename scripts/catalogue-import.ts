import { parseArgs } from "node:util";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { formatReport, isClean } from "@/lib/catalogue/run/import-report";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-session-mutations";
import { env } from "@/lib/process/env";
import { importProgress } from "./import-progress";
import { withDatabaseUrl } from "./launcher/database-url";
import { describeError } from "./launcher/errors";
import { listenForStop } from "./launcher/stop-signal";

const usage = `Adds, changes and checks projects, plots and blog posts from catalogue files, while the site runs.

  npm run catalogue:import -- [options] FILE…

FILE is a JSON array, NDJSON or CSV, also compressed (.gz); - is standard input.

  --dry-run              reads, checks and compares everything, stores nothing
  --deactivate-missing   takes what no file names out of the site, of the kinds that the files hold
  --help                 this text

Exit status: 0 everything is stored; 1 something was refused or could not be read; 2 the command is wrong.`;

process.exitCode = await main();

async function main(): Promise<number> {
  let files: string[];
  let options: { help?: boolean; "dry-run"?: boolean; "deactivate-missing"?: boolean };
  try {
    ({ values: options, positionals: files } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean" },
        "dry-run": { type: "boolean" },
        "deactivate-missing": { type: "boolean" },
      },
    }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Only the first sentence: Node adds a hint about positional arguments that does not apply here.
    return wrongCommand(`${error.message.split(". ")[0]}.`);
  }
  if (options.help) {
    console.log(usage);
    return 0;
  }
  if (files.length === 0) return wrongCommand("No file was named.");
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
    console.error(error instanceof ImportNotStartedError ? error.message : describeError(error));
    return 1;
  }
}

function wrongCommand(sentence: string): number {
  console.error(`${sentence}\nRun "npm run catalogue:import -- --help" for the options.`);
  return 2;
}
