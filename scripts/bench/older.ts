import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lastRelease from "@/deploy/last-release.json";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { findFreePort } from "@/lib/process/free-port";
import { openEmbeddedPostgres } from "../launcher/embedded-postgres";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { startLeadStream } from "./lead-stream";
import { plainEnvironment } from "./plain-environment";
import { startTraffic } from "./soak-traffic";

const [requestsPerSecond, leadsPerSecond] = [10, 3];
const typescript = ["--conditions=react-server", "--import", "tsx"];

/**
 * The code of the last release (`deploy/last-release.json`) on the tables of this one: it runs while they are brought up to
 * date, runs on beside this version, and is started on them once more, which is going back (docs/operations.md, "Going back").
 */
export async function benchOlder() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-older-"));
  // The database may run as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const older = path.join(folder, "release");
  say(`  the last release is ${lastRelease.commit.slice(0, 9)}: it is installed and built`);
  await checkOut(lastRelease.commit, older);
  const database = await openEmbeddedPostgres({ dataDir: path.join(folder, "database") });
  const [oldPort, newPort] = [await findFreePort(), await findFreePort()];
  const started: ChildProcess[] = [];
  const serve = async (root: string, port: number) => {
    const env = {
      ...process.env,
      ...{ LOG_LEVEL: "warn", TRUST_PROXY: "1", DATABASE_URL: database.url },
      ...{ PORT: String(port), DATA_DIR: path.join(folder, `data-${port}`) },
    };
    mkdirSync(env.DATA_DIR, { recursive: true });
    const site = spawn(process.execPath, [...typescript, "scripts/serve.ts"], {
      cwd: root,
      env,
      stdio: "ignore",
    });
    started.push(site);
    await untilReady(site, port);
    return site;
  };
  try {
    const old = await serve(older, oldPort);
    const traffic = startTraffic(`http://127.0.0.1:${oldPort}`, requestsPerSecond);
    const leads = startLeadStream(`http://127.0.0.1:${oldPort}`, leadsPerSecond);
    await pause(5_000);
    say("  the tables are brought up to date under it");
    run(process.execPath, [...typescript, "scripts/migrate.ts"], projectRoot, { DATABASE_URL: database.url });
    await pause(15_000);
    say("  this version is started beside it");
    await serve(projectRoot, newPort);
    const beside = startTraffic(`http://127.0.0.1:${newPort}`, requestsPerSecond);
    await pause(15_000);
    await Promise.all([traffic.stop(), beside.stop(), leads.stop()]);
    say("  and the older one once more, on the new tables");
    await stop(old);
    await serve(older, oldPort);
    const back = startTraffic(`http://127.0.0.1:${oldPort}`, requestsPerSecond);
    const later = startLeadStream(`http://127.0.0.1:${oldPort}`, leadsPerSecond);
    await pause(15_000);
    await Promise.all([back.stop(), later.stop()]);
    const answered = [...leads.answered, ...later.answered];
    const stored = new Set((await listLeadKeys(database.url)).map(({ idempotencyKey }) => idempotencyKey));
    const lost = answered.filter(({ key }) => !stored.has(key)).length;
    const all = [traffic, beside, back].map(({ statuses }) => statuses);
    const failed = all.flatMap((statuses) =>
      [...statuses].filter(([status]) => status === 0 || status >= 500),
    );
    const refused = [...leads.refused, ...later.refused];
    return {
      isGood: lost + failed.length + refused.length === 0 && answered.length > 0,
      rows: {
        "last release": `${lastRelease.commit.slice(0, 9)} of ${lastRelease.date}, ${lastRelease.migrations} migrations`,
        "it, while the tables changed and after": tell(traffic.statuses),
        "this version beside it": tell(beside.statuses),
        "it, started again on the new tables": tell(back.statuses),
        "leads it took, lost, refused": `${answered.length}, ${lost}, ${refused.length} ${refused[0] ?? ""}`,
      },
    };
  } finally {
    await Promise.all(started.map(stop));
    await database.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A copy of the project as it was, with its packages, built. */
async function checkOut(commit: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const packed = path.join(folder, "release.tar");
  run("git", ["archive", `--output=${packed}`, commit], projectRoot);
  run("tar", ["-xf", packed], folder);
  rmSync(packed);
  run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  run("npm", ["run", "--silent", "build"], folder);
}

function run(command: string, args: string[], cwd: string, more: Record<string, string> = {}): void {
  const env = { ...plainEnvironment(), ...more };
  execFileSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}

async function untilReady(site: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (site.exitCode !== null || Date.now() > deadline) throw new Error(`A site did not start (${status}).`);
    await pause(200);
  }
}

async function stop(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const ended = new Promise((resolve) => site.once("exit", resolve));
  site.kill("SIGTERM");
  await ended;
}

function tell(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other);
  return sorted.map(([status, times]) => `${status}: ${times}`).join(", ");
}
