import { parseSince } from "@/lib/base/parse-since";
import { affectedCsv, listAffected } from "@/lib/desk/store/affected-people-queries";
import { withDatabaseUrl } from "./launcher/database-url";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "leads:people";
const usage = `Writes who has to be told of a breach to standard output: everybody of whom leads or saved searches are stored, a line for
each number and each mailbox, with the language to write in.

  npm run --silent leads:people -- [options] > people.csv

  --since TIME      only what was stored from then on: 2026-11-21, or 2026-11-21T09:30:00Z (UTC where no zone is given)
  --until TIME      only what was stored before then, such as the time of a lost backup
  --help            this text

In a CSV a cell that a spreadsheet could take for a formula has an apostrophe in front, phone numbers too.`;

process.exitCode = await runStaffCommand(async () => {
  const text = { type: "string" } as const;
  const given = readArguments(name, {
    options: { since: text, until: text, help: { type: "boolean" } },
  }).values;
  if (given.help) return console.log(usage);
  const timeOf = (option: "since" | "until") => {
    const time = given[option] === undefined ? undefined : parseSince(given[option]);
    if (time === null)
      throw wrongCommand(name, `--${option} must be a time such as 2026-11-21 or 2026-11-21T09:30:00Z.`);
    return time;
  };
  const when = { since: timeOf("since"), until: timeOf("until") };
  const people = await withDatabaseUrl((databaseUrl) => listAffected(databaseUrl, when));
  process.stdout.write(affectedCsv(people ?? []));
});
