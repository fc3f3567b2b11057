import { parseArgs } from "node:util";
import { prepareDatabase } from "@/lib/catalogue/run/prepare-database";
import { readEnv } from "@/lib/process/env";
import { describeError, OperatorError } from "./launcher/errors";
import { complain, say } from "./launcher/output";
import { loadEnvFiles } from "./launcher/project";

const help = `npm run migrate -- [--grant ROLE]

Brings the tables of DATABASE_URL, whose user owns them, up to date. --grant lets ROLE, with which the site runs, read and
write their rows and nothing else. Before each start of a new version.`;

try {
  const { values } = parseArgs({ options: { grant: { type: "string" }, help: { type: "boolean" } } });
  loadEnvFiles();
  if (values.help) say(help);
  else await migrate(values.grant);
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}

async function migrate(role: string | undefined): Promise<void> {
  const { DATABASE_URL } = readEnv();
  if (!DATABASE_URL) throw new OperatorError("DATABASE_URL must be set for npm run migrate.");
  await prepareDatabase({ databaseUrl: DATABASE_URL, log: say, siteRole: role });
  say(role ? `The tables are up to date, and ${role} may use them.` : "The tables are up to date.");
}
