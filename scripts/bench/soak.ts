import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@/lib/process/free-port";
import { say } from "../launcher/output";
import { startLeadStream } from "./lead-stream";
import { judgeLeads, untilDelivered } from "./leads";
import { openReceivers } from "./receivers";
import { siteRun, type SiteRun } from "./site-run";
import { isFlat, readLives, takeSample, type Sample } from "./soak-samples";
import { importPrices, startTraffic } from "./soak-traffic";

const token = "a-token-of-the-soak";
const requestsPerSecond = 8;
const leadsPerSecond = 0.5;
const importMinutes = 3;
const faultMinutes = 4;

/**
 * Mixed traffic, leads and imports for hours, while the database is stopped, killed and made to hang and the site is killed:
 * memory and handles of each process, what waits, and whether any lead is lost (docs/reliability.md, "Long run").
 */
export async function benchSoak(hours: number) {
  if (!(hours > 0)) throw new Error("Please say for how long: --hours 2");
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-soak-"));
  // The database may run as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const receivers = await openReceivers();
  const port = await findFreePort();
  const site = siteRun(folder, port, { ...receivers.settings, TRUST_PROXY: "1", METRICS_TOKEN: token });
  const counts = { imports: 0, failedImports: 0, faults: 0 };
  const samples: Sample[] = [];
  try {
    await site.start();
    const traffic = startTraffic(`http://127.0.0.1:${port}`, requestsPerSecond);
    const leads = startLeadStream(`http://127.0.0.1:${port}`, leadsPerSecond);
    const minutes = Math.round(hours * 60);
    const faults = faultsOf(site, minutes);
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pause(55_000);
      const sample = await takeSample(port, token, minute);
      if (sample) samples.push(sample);
      say(`  ${JSON.stringify({ at: minute, ...sample, leads: leads.answered.length })}`);
      if (minute % importMinutes === 0) {
        counts.imports += 1;
        const status = await importPrices(folder, counts.imports);
        // It says so and ends when the database goes away meanwhile; the next one finds all as it was.
        if (status !== 0) counts.failedImports += 1;
      } else if (minute % faultMinutes === 0 && minute < minutes - 1) {
        counts.faults += 1;
        await faults(counts.faults);
      } else await pause(5_000);
    }
    await Promise.all([traffic.stop(), leads.stop()]);
    await untilDelivered(leads.answered, receivers, folder);
    const last = await takeSample(port, token, minutes + 1);
    const lives = readLives(samples);
    const verdict = await judgeLeads(leads.answered, leads.refused, receivers, folder);
    const isQuiet = /"waiting":0,"kept":0,"failed":0,.*"spool":\{"waiting":0,"refused":0\}/.test(
      last?.queue ?? "",
    );
    const requests = [...traffic.statuses].toSorted(([a], [b]) => a - b);
    return {
      isGood:
        verdict.isGood && isQuiet && lives.length > 0 && lives.every(isFlat) && !traffic.statuses.has(500),
      rows: {
        "minutes, faults, imports (of them ended by a fault)": `${minutes}, ${counts.faults}, ${counts.imports} (${counts.failedImports})`,
        "requests by status (0: no site)": requests
          .map(([status, times]) => `${status}: ${times}`)
          .join(", "),
        "answers over 4 s": `${traffic.late.length} ${traffic.late.slice(0, 3).join("; ")}`,
        ...Object.fromEntries(
          lives.map(({ minutes: lived, megabytes, handles, heapLeast }, at) => [
            `process ${at + 1}, ${lived} minutes, earlier and later half`,
            `${megabytes.join(", ")} MB; ${handles.join(", ")} handles; heap at its least ${heapLeast.join(", ")} MB`,
          ]),
        ),
        "waits at the end": last?.queue ?? "not known",
        ...verdict.rows,
      },
    };
  } finally {
    await site.stop();
    await receivers.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The database has faults all the time; the site is killed so seldom (after 50 minutes) that each process has time to grow. */
function faultsOf(site: SiteRun, minutes: number): (number: number) => Promise<void> {
  const killEach = Math.max(9, Math.round(minutes / faultMinutes / 4));
  const ofDatabase = ["SIGINT", "hang", "SIGKILL", "SIGQUIT"] as const;
  return async (number) => {
    if (number % killEach === 0) {
      say(`  fault ${number}: the site is killed`);
      if ((number / killEach) % 2) site.killNext();
      else await site.killServer();
      return;
    }
    const fault = ofDatabase[number % ofDatabase.length]!; // of a list that is not empty
    say(`  fault ${number}: the database, ${fault}`);
    if (fault !== "hang") return site.stopDatabase(fault);
    const wake = site.hangDatabase();
    await pause(20_000);
    wake();
  };
}
