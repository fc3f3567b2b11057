import { setTimeout as pause } from "node:timers/promises";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { frontPort } from "../nginx-front";
import { host, type Cluster } from "./cluster";
import { importName, untilSeen } from "./checks-news";
import type { Check } from "../report";
import { startCrowd, visit, type Crowd, type TakenLead } from "./visitors";

/** What a crowd saw; `told`: its figures. */
type Seen = { leads: TakenLead[]; failed: string[]; told: string };

async function during(what: () => Promise<void>): Promise<Seen> {
  const crowd = startCrowd(frontPort, host);
  await pause(2_000);
  await what();
  await crowd.stop();
  return seenBy(crowd);
}

function seenBy({ pages, leads, failedPages, failedLeads, slowest }: Crowd): Seen {
  const failed = [...failedPages, ...failedLeads];
  const told = `${pages} pages, ${leads.length} leads, ${failed.length} failed ${failed[0] ?? ""}; slowest page ${slowest.page} ms, lead ${slowest.lead} ms`;
  return { leads, failed, told };
}

/** Nothing is broken: each lead is told once to staff and to the CRM. */
export async function checkDelivery(cluster: Cluster): Promise<Check[]> {
  const seen = await during(() => pause(10_000));
  await untilDelivered(cluster, seen.leads);
  const [mails, hooks] = [cluster.receivers.mails(), cluster.receivers.hooks()];
  const wrong = seen.leads.filter(
    ({ reference }) => mails.get(reference) !== 1 || hooks.get(reference) !== 1,
  );
  return [
    [
      "each lead is mailed once and told to the CRM once, by whichever site",
      wrong.length === 0 && cluster.receivers.repeatedIds() === 0 && seen.failed.length === 0,
      `${seen.leads.length} leads, ${wrong.length} wrong`,
    ],
  ];
}

export async function checkSites(cluster: Cluster): Promise<Check[]> {
  const [first] = cluster.sites;
  const killed = await during(async () => {
    await first.kill();
    await pause(6_000);
    await first.start();
    await pause(2_000);
  });
  const rolled = await during(async () => {
    for (const site of cluster.sites) {
      await site.stop();
      await site.start();
      await pause(6_000);
    }
  });
  const leads = [...killed.leads, ...rolled.leads];
  return [
    ["a site is killed (-9) under load: nothing fails", killed.failed.length === 0, killed.told],
    ["all three are restarted in turn under load: nothing fails", rolled.failed.length === 0, rolled.told],
    ...(await notLost(cluster, leads)),
  ];
}

export async function checkReplica(cluster: Cluster): Promise<Check[]> {
  let shownMs = 0;
  const seen = await during(async () => {
    await cluster.replica.signal("SIGKILL");
    await pause(2_000);
    const name = await importName(cluster);
    const began = Date.now();
    await Promise.all(cluster.sites.map(({ port }) => untilSeen(port, name)));
    shownMs = Date.now() - began;
    await pause(2_000);
    await cluster.replica.start();
    await pause(7_000);
  });
  const connections = "select 1 from pg_stat_activity where datname = 'zerokey' and pid <> pg_backend_pid()";
  const read = await cluster.replica.ask(connections);
  return [
    [
      "the replica is killed under load: nothing fails, the main database is read",
      seen.failed.length === 0,
      seen.told,
    ],
    ["… and an import shows within 5 s", shownMs <= 5_000, `${shownMs} ms`],
    ["it is back: it is read again", read.length > 0, `${read.length} connections`],
  ];
}

/** The main database is gone for 15 seconds, and for a part of it the replica too. */
export async function checkMain(cluster: Cluster): Promise<Check[]> {
  const host8080 = { Host: host };
  const crowd = startCrowd(frontPort, host);
  await pause(2_000);
  await cluster.main.signal("SIGKILL");
  await pause(8_000);
  const withReplica = seenBy(crowd);
  const pagesThen = [...crowd.failedPages];
  await cluster.replica.signal("SIGKILL");
  await pause(3_000);
  const kept = await Promise.all(
    cluster.sites.map(({ port }) => visit({ port, path: "/propertydetails/1", headers: host8080 })),
  );
  const unkept = await visit({
    port: cluster.sites[0].port,
    path: "/propertylist?search=neverasked",
    headers: host8080,
  });
  await pause(3_000);
  const waiting = () => Promise.all(cluster.dataDirs.map((dataDir) => countSpool(spoolFolder(dataDir))));
  const spooled = (await waiting()).map((one) => one.waiting);
  await cluster.main.start();
  await cluster.replica.start();
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && (await waiting()).some((one) => one.waiting > 0)) await pause(200);
  await pause(6_000);
  await crowd.stop();
  const { leads, failedLeads } = crowd;
  return [
    [
      "the main database is killed: the replica is read, no page fails",
      pagesThen.length === 0,
      withReplica.told,
    ],
    ["the replica too: the last good pages go out", kept.every(({ status }) => status === 200)],
    [
      "a page that nobody had is 503 with Retry-After",
      unkept.status === 503 && unkept.headers["retry-after"] !== undefined,
      String(unkept.status),
    ],
    [
      "no lead is refused: they wait on the disks of the sites",
      failedLeads.length === 0 && spooled.some((count) => count > 0),
      `${leads.length} leads, ${failedLeads.length} refused ${failedLeads[0] ?? ""}; ${spooled.join(" + ")} waited; slowest ${crowd.slowest.lead} ms`,
    ],
    ...(await notLost(cluster, leads)),
    [
      "… and stand in the order of when they were sent, not of when they were stored",
      await areInOrder(cluster, leads),
    ],
  ];
}

async function notLost(cluster: Cluster, leads: TakenLead[]): Promise<Check[]> {
  await untilDelivered(cluster, leads);
  const stored = await listLeadKeys(cluster.main.url);
  const references = new Map<string | null, string[]>();
  for (const { idempotencyKey, reference } of stored)
    references.set(idempotencyKey, [...(references.get(idempotencyKey) ?? []), reference]);
  const wrong = leads.filter(({ key, reference }) => references.get(key)?.join() !== reference);
  const [mails, hooks] = [cluster.receivers.mails(), cluster.receivers.hooks()];
  const untold = leads.filter(({ reference }) => !mails.has(reference) || !hooks.has(reference));
  const twice = leads.filter(({ reference }) => (mails.get(reference) ?? 0) > 1);
  return [
    [
      `afterwards ${leads.length} leads are stored once, mailed and told to the CRM`,
      wrong.length + untold.length === 0,
      `${wrong.length} lost or doubled, ${untold.length} untold, ${twice.length} mailed twice (a kill between sending and marking)`,
    ],
  ];
}

async function untilDelivered({ receivers }: Cluster, leads: TakenLead[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const [mails, hooks] = [receivers.mails(), receivers.hooks()];
    if (leads.every(({ reference }) => mails.has(reference) && hooks.has(reference))) return;
    await pause(300);
  }
}

/** Each has the time at which it was sent, whenever it was stored: by that the desk sorts them. */
async function areInOrder({ main }: Cluster, leads: TakenLead[]): Promise<boolean> {
  const rows = await main.ask<{ reference: string; at: Date }>(
    "select reference, accepted_at as at from leads",
  );
  const accepted = new Map(rows.map(({ reference, at }) => [reference, at.getTime()]));
  return leads.every(({ reference, at, ms }) => {
    const time = accepted.get(reference) ?? 0;
    return time >= at - 1 && time <= at + ms + 1;
  });
}
