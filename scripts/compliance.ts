import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkSite } from "./compliance/check-site";
import type { Row } from "./compliance/look-at-page";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "compliance";
const usage = `Looks at every address of a running site, in all languages, on the screen and on paper, and at its feeds, preview pictures and
mails, and says whether what the law asks stands there: the RERA number and authority of each project, the agent's own
registration, the notice of each form, and no project without a number. Ends with 1 if not. It sends nothing.

  npm run --silent compliance -- [options]

  --site ADDRESS    the site; http://localhost:3000 when it is not given
  --every N         only each Nth page; of the projects' in English and of the mails eight times as many
  --help            this text`;

process.exitCode = await runStaffCommand(async () => {
  const text = { type: "string" } as const;
  const { values } = readArguments(name, { options: { site: text, every: text, help: { type: "boolean" } } });
  if (values.help) return console.log(usage);
  const site = values.site ?? "http://localhost:3000";
  const every = Number(values.every ?? 1);
  if (!Number.isInteger(every) || every < 1) throw wrongCommand(name, "--every must be a number from 1.");
  // The links of mails have a mark made with a secret of DATA_DIR: these mails go nowhere, and the site's own stays as it is.
  const folder = mkdtempSync(path.join(tmpdir(), "compliance-"));
  process.env.DATA_DIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const rows = await checkSite(async (address) => {
    const answer = await fetch(new URL(address, site));
    return { status: answer.status, text: await answer.text() };
  }, every);
  console.log(table(rows));
  const faults = rows.flatMap((row) => row.faults);
  for (const fault of faults) console.log(fault);
  return faults.length > 0 ? 1 : 0;
});

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ kind, looked, agent, number, authority, notice, faults }) =>
    [kind, looked, agent, number, authority, notice, faults.length].map((cell) => String(cell ?? "–")),
  );
  const all = [["what", "looked at", "agent", "number", "authority", "notice", "faults"], ...cells];
  return all
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(11))).join(""))
    .join("\n");
}
