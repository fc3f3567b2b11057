import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { shareDatabase } from "../launcher/database-lock";
import { say } from "../launcher/output";
import { findFreePort } from "@/lib/process/free-port";
import { startLeadStream, type SentLead } from "./lead-stream";
import { openReceivers, type Receivers } from "./receivers";
import { siteRun, type SiteRun } from "./site-run";

const kills = 20;
const databaseStops = ["SIGINT", "SIGQUIT", "SIGKILL", "SIGINT", "SIGKILL"] as const;
const perSecond = 10;

/** A steady stream of leads while the server is killed and the database stopped (docs/quality.md). */
export async function benchLeads() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  // The database may run as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const receivers = await openReceivers();
  const port = await findFreePort();
  const site = siteRun(folder, port, { ...receivers.settings, TRUST_PROXY: "1" });
  try {
    await site.start();
    const stream = startLeadStream(`http://127.0.0.1:${port}`, perSecond);
    await breakThings(site);
    await stream.stop();
    await untilDelivered(stream.answered, receivers, folder);
    const { isGood, rows } = await judgeLeads(stream.answered, stream.refused, receivers, folder);
    const broken = `${kills} times, ${databaseStops.length} times`;
    return { isGood, rows: { "server killed (-9), database stopped": broken, ...rows } };
  } finally {
    await site.stop();
    await receivers.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every fourth fault stops the database; of the others, every second kills the launcher too. */
async function breakThings(site: SiteRun): Promise<void> {
  await pause(3_000);
  for (let index = 0; index < kills; index += 1) {
    say(`  kill ${index + 1} of ${kills}`);
    if (index % 2) await site.killServer();
    else site.killNext();
    await pause(6_000 + Math.random() * 4_000);
    const stop = index % 4 === 3 ? databaseStops[(index - 3) / 4] : undefined;
    if (!stop) continue;
    say(`  database: ${stop}`);
    site.stopDatabase(stop);
    await pause(12_000);
  }
}

/** Waits until each lead came to staff and CRM and none waits on the disk; three minutes at most. */
export async function untilDelivered(
  answered: SentLead[],
  { mails, hooks }: Receivers,
  folder: string,
): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const { waiting } = await countSpool(spoolFolder(folder));
    const [mailed, hooked] = [mails(), hooks()];
    const all = answered.every(({ reference }) => mailed.has(reference) && hooked.has(reference));
    if (waiting === 0 && all) return;
    await pause(500);
  }
}

/** What became of the leads: stored once, told once, none lost. */
export async function judgeLeads(
  answered: SentLead[],
  refused: string[],
  receivers: Receivers,
  folder: string,
) {
  const { database, leave } = await shareDatabase(folder);
  const stored = await listLeadKeys(database.url).finally(leave);
  const times = new Map<string, number>();
  for (const { idempotencyKey } of stored)
    if (idempotencyKey) times.set(idempotencyKey, (times.get(idempotencyKey) ?? 0) + 1);
  const lost = answered.filter(({ key }) => !times.has(key)).length;
  const twice = [...times.values()].filter((count) => count > 1).length + (stored.length - times.size);
  const told = new Map(stored.map(({ idempotencyKey, reference }) => [idempotencyKey, reference]));
  const misnamed = answered.filter(({ key, reference }) => told.get(key) !== reference).length;
  const [mailed, hooked] = [receivers.mails(), receivers.hooks()];
  const unmailed = answered.filter(({ reference }) => !mailed.has(reference)).length;
  const unhooked = answered.filter(({ reference }) => !hooked.has(reference)).length;
  const again = [...mailed.values()].filter((count) => count > 1).length;
  const waits = answered.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => `${waits[Math.floor(waits.length * part)] ?? 0} ms`;
  return {
    isGood: lost + twice + misnamed + unmailed + unhooked + refused.length === 0,
    rows: {
      "leads answered 201": String(answered.length),
      "of them sent more than once": String(answered.filter(({ attempts }) => attempts > 1).length),
      refused: `${refused.length} ${refused[0] ?? ""}`,
      lost: String(lost),
      "stored twice": String(twice),
      "with another reference than the visitor heard": String(misnamed),
      "not mailed to staff": String(unmailed),
      "not told to the CRM": String(unhooked),
      "mailed twice (a kill between sending and marking)": String(again),
      "webhook ids repeated (the receiver sees them)": String(receivers.repeatedIds()),
      "bad signatures": String(receivers.badSignatures()),
      "time to the answer, p50 / p95 / most": `${at(0.5)} / ${at(0.95)} / ${at(0.9999)}`,
    },
  };
}
