import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lastRelease from "@/deploy/last-release.json";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { startLeadStream } from "@/scripts/bench/lead-stream";
import { runBench, type Row } from "@/scripts/bench/report";
import { inFolder, makeSite, serve, type Site } from "@/scripts/bench/site";
import { openEmbeddedPostgres } from "@/scripts/launcher/embedded-postgres";
import { say } from "@/scripts/launcher/output";
import { projectRoot } from "@/scripts/launcher/project";
import { isFailed, startTraffic, tell } from "./traffic";

// The code of the last release (deploy/last-release.json) on the tables of this one: it runs while they are brought up to date,
// runs on beside this version, and is started on them once more, which is going back (docs/operations.md, "Going back"):
//   node --conditions=react-server --import tsx deploy/bench/older.ts

const [requestsPerSecond, leadsPerSecond, phaseMs] = [10, 3, 15_000];

await runBench(() =>
  inFolder(async (folder) => {
    const root = path.join(folder, "release");
    say(`  the last release is ${lastRelease.commit.slice(0, 9)}: it is installed and built`);
    checkOut(root);
    const database = await openEmbeddedPostgres({ dataDir: path.join(folder, "database") });
    const settings = { DATABASE_URL: database.url };
    const make = (name: string, more = {}) =>
      makeSite(path.join(folder, name), { settings, program: serve, ...more });
    const [older, newer] = [await make("older", { root }), await make("newer")];
    try {
      return await tryBoth(older, newer, database.url);
    } finally {
      await Promise.all([older.stop(), newer.stop()]);
      await database.stop();
    }
  }),
);

async function tryBoth(older: Site, newer: Site, databaseUrl: string): Promise<Row[]> {
  await older.start();
  const [traffic, leads] = [
    startTraffic(older.url, requestsPerSecond),
    startLeadStream(older.url, leadsPerSecond),
  ];
  await pause(5_000);
  say("  the tables are brought up to date under it");
  run(process.execPath, [...serve.slice(0, -1), "scripts/migrate.ts"], projectRoot, {
    DATABASE_URL: databaseUrl,
  });
  await pause(phaseMs);
  say("  this version is started beside it");
  await newer.start();
  const beside = startTraffic(newer.url, requestsPerSecond);
  await pause(phaseMs);
  await Promise.all([traffic.stop(), beside.stop(), leads.stop()]);
  say("  and the older one once more, on the new tables");
  await older.stop();
  await older.start();
  const [back, later] = [
    startTraffic(older.url, requestsPerSecond),
    startLeadStream(older.url, leadsPerSecond),
  ];
  await pause(phaseMs);
  await Promise.all([back.stop(), later.stop()]);
  const stored = new Set((await listLeadKeys(databaseUrl)).map(({ idempotencyKey }) => idempotencyKey));
  const answered = [...leads.answered, ...later.answered];
  const lost = answered.filter(({ key }) => !stored.has(key)).length;
  const refused = [...leads.refused, ...later.refused];
  return [
    [
      "last release",
      `${lastRelease.commit.slice(0, 9)} of ${lastRelease.date}, ${lastRelease.migrations} migrations`,
    ],
    tell("it, while the tables changed and after", traffic, isFailed),
    tell("this version beside it", beside, isFailed),
    tell("it, started again on the new tables", back, isFailed),
    [
      "leads it took, lost, refused",
      `${answered.length}, ${lost}, ${refused.length} ${refused[0] ?? ""}`,
      answered.length > 0 && lost + refused.length === 0,
    ],
  ];
}

/** A copy of the project as it was, with its packages, built. */
function checkOut(folder: string): void {
  mkdirSync(folder);
  const packed = path.join(folder, "release.tar");
  run("git", ["archive", `--output=${packed}`, lastRelease.commit], projectRoot);
  run("tar", ["-xf", packed], folder);
  run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  run("npm", ["run", "--silent", "build"], folder);
}

/** Without what npm tells its commands of this version's settings (.npmrc): the release has its own. */
function run(command: string, args: string[], cwd: string, more: Record<string, string> = {}): void {
  const plain = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  const env = { ...Object.fromEntries(plain), ...more } as NodeJS.ProcessEnv;
  execFileSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}
