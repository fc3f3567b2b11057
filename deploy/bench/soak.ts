import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startLeadStream } from "@/scripts/bench/lead-stream";
import { judgeLeads, openReceivers, type Receivers } from "@/scripts/bench/leads";
import { at, runBench, type Row } from "@/scripts/bench/report";
import { hangProcesses, processOf, withSite, type Site } from "@/scripts/bench/site";
import { withEmbeddedDatabase } from "@/scripts/launcher/database-url";
import { say } from "@/scripts/launcher/output";
import { projectRoot } from "@/scripts/launcher/project";
import { startTraffic, tell } from "./traffic";

// Mixed traffic, leads and imports for hours, while the database is stopped, killed and made to hang and the site is killed:
// memory and handles of each process, and whether any lead is lost (docs/reliability.md, "Long run"):
//   node --conditions=react-server --import tsx deploy/bench/soak.ts --hours 2

const requestsPerSecond = 8;
const leadsPerSecond = 0.5;
const importMinutes = 3;
const faultMinutes = 4;
/** A process is warm after so long, and has lived long enough with so many samples. */
const warmMinutes = 4;
const leastSamples = 8;

type Sample = { minute: number; pid: number; megabytes: number; handles: number };

await runBench(async () => {
  const { values } = parseArgs({ options: { hours: { type: "string", default: "2" } } });
  const minutes = Math.round(Number(values.hours) * 60);
  if (!(minutes > 0)) throw new Error("Please say for how long: --hours 2");
  const receivers = await openReceivers();
  try {
    return await withSite(receivers.settings, (site) => soak(site, minutes, receivers));
  } finally {
    await receivers.close();
  }
});

async function soak(site: Site, minutes: number, receivers: Receivers) {
  const samples: Sample[] = [];
  const counts = { imports: 0, ended: 0, faults: 0 };
  const traffic = startTraffic(site.url, requestsPerSecond);
  const leads = startLeadStream(site.url, leadsPerSecond);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(55_000);
    samples.push(...takeSample(site, minute));
    say(`  ${JSON.stringify({ ...samples.at(-1), leads: leads.answered.length })}`);
    if (minute % importMinutes === 0) {
      counts.imports += 1;
      // One that a fault ends says so; the next one finds all as it was.
      if ((await importPrices(site, counts.imports)) !== 0) counts.ended += 1;
    } else if (minute % faultMinutes === 0 && minute < minutes - 1)
      await breakSomething(site, (counts.faults += 1), minutes);
    else await pause(5_000);
  }
  await Promise.all([traffic.stop(), leads.stop()]);
  const read = <T>(work: (url: string) => Promise<T>) => withEmbeddedDatabase(site.dataDir, work);
  const verdict = await judgeLeads(leads, receivers, [site.dataDir], read);
  const told = `${minutes}, ${counts.faults}, ${counts.imports} (${counts.ended})`;
  return [
    ["minutes, faults, imports (of them ended by a fault)", told],
    tell("requests by status (0: no site)", traffic, (status) => status === 500),
    ...readLives(samples),
    ...verdict,
  ] satisfies Row[];
}

/** The database has faults all the time; the site is killed so seldom that each process has time to grow. */
async function breakSomething(site: Site, number: number, minutes: number): Promise<void> {
  const killEach = Math.max(9, Math.round(minutes / faultMinutes / 4));
  const faults = ["SIGINT", "hang", "SIGKILL", "SIGQUIT"] as const;
  const fault = number % killEach === 0 ? "site" : faults[number % faults.length]!; // below its length
  say(`  fault ${number}: ${fault}`);
  if (fault === "site") {
    await site.kill();
    await site.start();
  } else if (fault === "hang") {
    const wake = hangProcesses(site.postmaster());
    await pause(20_000);
    wake();
  } else process.kill(site.postmaster(), fault);
}

/** What the site's process takes now; nothing while there is none. */
function takeSample({ port }: Site, minute: number): Sample[] {
  try {
    const { pid, megabytes } = processOf(port);
    return [{ minute, pid, megabytes, handles: readdirSync(`/proc/${pid}/fd`).length }];
  } catch {
    // Between two lives.
    return [];
  }
}

/** Of each process that lived long enough the medians of the earlier and the later half: neither may grow. */
function readLives(samples: readonly Sample[]): Row[] {
  const lives = [...new Set(samples.map(({ pid }) => pid))].map((pid) =>
    samples.filter((one) => one.pid === pid),
  );
  const warm = lives.map((life) => life.filter(({ minute }) => minute - life[0]!.minute >= warmMinutes)); // each has one
  return warm
    .filter((life) => life.length >= leastSamples)
    .map((life, number) => {
      const half = Math.floor(life.length / 2);
      const halves = (of: (sample: Sample) => number) =>
        [life.slice(0, half), life.slice(half)].map((part) => at(part.map(of), 0.5)) as [number, number];
      const [megabytes, handles] = [halves((one) => one.megabytes), halves((one) => one.handles)];
      const figure = `${megabytes.map(Math.round).join(", ")} MB; ${handles.join(", ")} handles`;
      // A tenth more, and as many handles as a few connections, are what load does.
      const isFlat = megabytes[1] <= megabytes[0] * 1.1 + 10 && handles[1] <= handles[0] + 20;
      return [`process ${number + 1}, ${life.length} minutes, earlier and later half`, figure, isFlat];
    });
}

/** Changes the price of twenty projects by the command that staff use. Resolves to its exit status. */
function importPrices({ dataDir }: Site, round: number): Promise<number> {
  const lines = readFileSync(path.join(projectRoot, "content/catalogue/projects.ndjson"), "utf8").split("\n");
  const records = lines.slice(0, 20).map((line) => JSON.parse(line) as { floorplans?: { price?: number }[] });
  for (const plan of records.flatMap(({ floorplans = [] }) => floorplans))
    if (plan.price) plan.price = Math.round(plan.price * (1 + (round % 7) / 1_000));
  const file = path.join(dataDir, "soak.ndjson");
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join("\n"));
  const command = ["--conditions=react-server", "--import", "tsx", "scripts/catalogue-import.ts"];
  const args = [...command, "--yes-really", "--accept", "all", file];
  const options = { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir }, timeout: 120_000 };
  return new Promise((resolve) =>
    execFile(process.execPath, args, options, (error) => resolve(error ? Number(error.code) || 1 : 0)),
  );
}
