import { formatChanges, formatImports } from "@/lib/catalogue/run/import-report";
import { getImport, listChanges, listImports, withDatabase } from "@/lib/catalogue/store/import-log";
import { withDatabaseUrl } from "./launcher/database-url";
import { OperatorError } from "./launcher/errors";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "catalogue:history";
const usage = `Lists the imports of catalogue files, the newest first: when, who, which files, what they changed.

  npm run catalogue:history              the last 20 imports
  npm run catalogue:history -- N         what import N changed, from what to what
  npm run catalogue:history -- --all     all imports, or all changes of import N`;

const few = 20;
const many = 100_000;
const fewChanges = 100;

process.exitCode = await runStaffCommand(async () => {
  const { values, positionals } = readArguments(name, {
    allowPositionals: true,
    options: { help: { type: "boolean" }, all: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const [wanted, ...more] = positionals;
  const id = Number(wanted);
  if (more.length > 0 || (wanted !== undefined && !Number.isInteger(id)))
    throw wrongCommand(name, "One import has one number.");
  return withDatabaseUrl((databaseUrl) =>
    withDatabase(databaseUrl, async (db) => {
      if (wanted === undefined)
        return console.log(formatImports(await listImports(db, values.all ? many : few)));
      const entry = await getImport(db, id);
      if (!entry) throw new OperatorError(`There is no import ${id}.`);
      const changes = await listChanges(db, id, { limit: values.all ? many : fewChanges });
      console.log(formatChanges(entry, changes));
      if (changes.length === fewChanges) console.log("… --all shows all");
    }),
  );
}, 2);
