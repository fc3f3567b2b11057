import { undoImport, UndoRefused } from "@/lib/catalogue/run/undo-import";
import { withDatabaseUrl } from "./launcher/database-url";
import { OperatorError } from "./launcher/errors";
import { readArguments, runStaffCommand, whoRuns, wrongCommand } from "./staff-command";

const name = "catalogue:undo";
const usage = `Takes an import back, while the site runs: what it changed is again as it was, what it added leaves the site, what
it took out comes back. Refused as a whole when something of it was changed since. Names of places and builders stay.

  npm run catalogue:undo -- N

N is the number that the import told and that "npm run catalogue:history" lists.`;

process.exitCode = await runStaffCommand(async () => {
  const { values, positionals } = readArguments(name, {
    allowPositionals: true,
    options: { help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const [wanted = "", ...more] = positionals;
  if (more.length > 0 || !/^\d{1,9}$/.test(wanted))
    throw wrongCommand(name, "Which import? One number is needed.");
  const report = await withDatabaseUrl((databaseUrl) =>
    undoImport(databaseUrl, Number(wanted), whoRuns()),
  ).catch((error: unknown) => {
    throw error instanceof UndoRefused ? new OperatorError(error.message) : error;
  });
  const { restored, hidden, shown, importId } = report;
  console.log(
    `Import ${wanted} was taken back: ${restored} as they were before, ${hidden} out of the site, ${shown} back in the site.`,
  );
  console.log(`This is import ${importId}, and can be taken back too.`);
}, 2);
