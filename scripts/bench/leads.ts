import { setTimeout as pause } from "node:timers/promises";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { openMailServer, openWebhookReceiver } from "@/lib/enquiries/testing/receivers";
import { withEmbeddedDatabase } from "../launcher/database-url";
import { say } from "../launcher/output";
import { startLeadStream, type LeadStream } from "./lead-stream";
import { waits, type Row } from "./report";
import { withSite, type Site } from "./site";

const databaseStops = ["SIGINT", "SIGQUIT", "SIGKILL", "SIGINT", "SIGKILL"] as const;
const perSecond = 10;

/** A steady stream of leads while the server is killed and the database stopped (docs/quality.md). */
export async function benchLeads(kills: number): Promise<Row[]> {
  const receivers = await openReceivers();
  try {
    return await withSite(receivers.settings, async (site) => {
      const stream = startLeadStream(site.url, perSecond);
      const stops = await breakThings(site, kills);
      await stream.stop();
      const rows = await judgeLeads(stream, receivers, [site.dataDir], (read) =>
        withEmbeddedDatabase(site.dataDir, read),
      );
      return [["server killed (-9), database stopped", `${kills} times, ${stops} times`], ...rows];
    });
  } finally {
    await receivers.close();
  }
}

/** Every fourth fault stops the database; of the others, every second kills the launcher too. Resolves with how many stops. */
async function breakThings(site: Site, kills: number): Promise<number> {
  await pause(3_000);
  for (let index = 0; index < kills; index += 1) {
    say(`  kill ${index + 1} of ${kills}`);
    if (index % 2) {
      await site.kill();
      await site.start();
    } else site.killServer();
    await pause(6_000 + Math.random() * 4_000);
    if (index % 4 !== 3) continue;
    const stop = databaseStops[((index - 3) / 4) % databaseStops.length]!; // below its length
    say(`  database: ${stop}`);
    process.kill(site.postmaster(), stop);
    await pause(12_000);
  }
  return Math.floor(kills / 4);
}

export type Receivers = Awaited<ReturnType<typeof openReceivers>>;

/** A mail server and a CRM, as real as a lead meets them, which count how often each reference came. */
export async function openReceivers() {
  const [mail, crm] = await Promise.all([openMailServer(), openWebhookReceiver()]);
  return {
    settings: {
      ...{ SMTP_URL: mail.url, MAIL_FROM: "Bench <bench@example.com>", LEADS_EMAIL_TO: "staff@example.com" },
      ...crm.settings,
    },
    mails: () =>
      countEach(
        mail.mails.map(({ headers }) => headers.find(({ key }) => key === "x-lead-reference")?.value ?? ""),
      ),
    // One that comes again has the same id, by which the receiver knows it.
    hooks: () => countEach(new Map(crm.events.map(({ id, event }) => [id, event.data.reference])).values()),
    repeatedIds: () => [...countEach(crm.ids).values()].filter((times) => times > 1).length,
    badSignatures: crm.badSignatures,
    close: () => Promise.all([mail.close(), crm.close()]),
  };
}

/**
 * What became of the leads, once all were told to staff and CRM and none waits on a disk, for which they have three minutes:
 * stored once, told once, none lost.
 */
export async function judgeLeads(
  { answered, refused }: Pick<LeadStream, "answered" | "refused">,
  { mails, hooks, repeatedIds, badSignatures }: Receivers,
  dataDirs: string[],
  read: <T>(work: (url: string) => Promise<T>) => Promise<T>,
): Promise<Row[]> {
  const deadline = Date.now() + 180_000;
  for (let isDone = false; !isDone && Date.now() < deadline; await pause(500)) {
    const spools = await Promise.all(dataDirs.map((one) => countSpool(spoolFolder(one))));
    const [mailed, hooked] = [mails(), hooks()];
    isDone =
      spools.every(({ waiting }) => waiting === 0) &&
      answered.every(({ reference }) => mailed.has(reference) && hooked.has(reference));
  }
  const stored = await read(listLeadKeys);
  const times = countEach(stored.map(({ idempotencyKey }) => idempotencyKey ?? ""));
  const told = new Map(stored.map(({ idempotencyKey, reference }) => [idempotencyKey, reference]));
  const [mailed, hooked] = [mails(), hooks()];
  const count = (what: string, wrong: { length: number }): Row => [
    what,
    String(wrong.length),
    wrong.length === 0,
  ];
  return [
    ["leads answered 201", String(answered.length), answered.length > 0],
    ["of them sent more than once", String(answered.filter(({ attempts }) => attempts > 1).length)],
    [`refused ${refused[0] ?? ""}`.trim(), String(refused.length), refused.length === 0],
    count(
      "lost",
      answered.filter(({ key }) => !times.has(key)),
    ),
    count(
      "stored twice",
      [...times.values()].filter((one) => one > 1),
    ),
    count(
      "with another reference than the visitor heard",
      answered.filter(({ key, reference }) => told.get(key) !== reference),
    ),
    count(
      "not mailed to staff",
      answered.filter(({ reference }) => !mailed.has(reference)),
    ),
    count(
      "not told to the CRM",
      answered.filter(({ reference }) => !hooked.has(reference)),
    ),
    [
      "mailed twice (a kill between sending and marking)",
      String([...mailed.values()].filter((one) => one > 1).length),
    ],
    ["webhook ids repeated (the receiver sees them)", String(repeatedIds())],
    ["bad signatures", String(badSignatures()), badSignatures() === 0],
    ["time to the answer, p50 / p95 / most", waits(answered.map((lead) => lead.ms))],
  ];
}

function countEach(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
