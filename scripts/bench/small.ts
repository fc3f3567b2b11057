import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { findFreePort } from "@/lib/process/free-port";
import { openEmbeddedPostgres } from "../launcher/embedded-postgres";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { startLeadStream } from "./lead-stream";
import { limitMemory } from "./memory-limit";
import { processOf } from "./site-process";
import { startTraffic } from "./soak-traffic";

const limitMegabytes = 512;
const loadMs = 120_000;
/** What two cores that other work shares can answer: the limit is to be memory. */
const [requestsPerSecond, leadsPerSecond] = [15, 5];
const spoolMs = 60_000;

/** `npm run serve` in 512 MB, all its processes together, under load; the database runs elsewhere (docs/reliability.md). */
export async function benchSmall() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-small-"));
  // The database may run as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const limit = limitMemory(limitMegabytes);
  const database = await openEmbeddedPostgres({ dataDir: path.join(folder, "database") });
  const port = await findFreePort();
  const dataDir = path.join(folder, "site");
  mkdirSync(dataDir);
  const [command = "", ...rest] = [
    ...limit.prefix,
    ...[process.execPath, "--conditions=react-server", "--import", "tsx", "scripts/serve.ts"],
  ];
  const env = {
    ...process.env,
    ...{
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      DATABASE_URL: database.url,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  };
  const site = spawn(command, rest, { cwd: projectRoot, env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  try {
    const deadline = Date.now() + 120_000;
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (site.exitCode !== null || Date.now() > deadline) throw new Error("The site did not start.");
      await pause(200);
    }
    const traffic = startTraffic(url, requestsPerSecond);
    const leads = startLeadStream(url, leadsPerSecond);
    await pause(loadMs);
    await Promise.all([traffic.stop(), leads.stop()]);
    const { megabytes } = processOf(port);
    const { mostMegabytes, kills } = limit.read();
    const spool = spoolFolder(dataDir);
    const waited = (await countSpool(spool)).waiting;
    const until = Date.now() + spoolMs;
    while (Date.now() < until && (await countSpool(spool)).waiting > 0) await pause(200);
    say(`  ${mostMegabytes} MB at most`);
    const stored = new Set((await listLeadKeys(database.url)).map(({ idempotencyKey }) => idempotencyKey));
    const lost = leads.answered.filter(({ key }) => !stored.has(key)).length;
    const statuses = [...traffic.statuses].toSorted(([one], [other]) => one - other);
    const failed = statuses.filter(([status]) => status === 0 || status >= 500);
    return {
      isGood: kills + lost + failed.length + leads.refused.length === 0,
      rows: {
        "requests by status": statuses.map(([status, times]) => `${status}: ${times}`).join(", "),
        "answers over 4 s": String(traffic.late.length),
        "leads answered, lost, refused": `${leads.answered.length}, ${lost}, ${leads.refused.length}`,
        "of them on the disk when the load ended": String(waited),
        "memory: of the limit at most, of the site's process at the end": `${mostMegabytes} of ${limitMegabytes}, ${Math.round(megabytes)} MB`,
        "processes that the system ended": String(kills),
      },
    };
  } finally {
    const ended = new Promise((resolve) => site.once("exit", resolve));
    if (site.exitCode === null && site.kill("SIGTERM")) await ended;
    await database.stop();
    limit.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
