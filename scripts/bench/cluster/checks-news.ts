import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { catalogueChannel } from "@/lib/catalogue/store/catalogue-state-queries";
import { projectRoot } from "../../launcher/project";
import { frontPort } from "../nginx-front";
import { host, type Cluster } from "./cluster";
import type { Check } from "../report";
import { addressOf, visit } from "./visitors";

const times = 5;
const mostMs = 5_000;
/** Of the first record of the catalogue that the site comes with. */
const changedPage = "/propertydetails/1";
let imports = 0;

/** How long an import of one changed project takes to be seen at every site and through nginx. */
export async function checkNews(cluster: Cluster): Promise<Check[]> {
  const heard = await importTimes(cluster, times);
  const polled = await importTimes(cluster, times, async () => {
    await cluster.main.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens to ${catalogueChannel}'`,
    );
  });
  await pause(3_000);
  await cluster.replica.ask("select pg_wal_replay_pause()");
  const late = await importTimes(cluster, 1);
  const isRead = await cluster.replica.ask<{ active: number }>("select 1 as active");
  await cluster.replica.ask("select pg_wal_replay_resume()");
  await pause(3_000);
  const [caughtUp] = await importTimes(cluster, 1);
  return [
    ["an import shows at every site within 5 s", isSoon(heard, "sites"), told(heard, "sites")],
    ["… and through nginx, which keeps a page for up to 3 s", isSoon(heard, "front"), told(heard, "front")],
    ["… at every site when no notification came", isSoon(polled, "sites"), told(polled, "sites")],
    [
      "… when the replica answers and is late (replay paused)",
      isSoon(late, "sites") && isRead.length === 1,
      told(late, "sites"),
    ],
    [
      "… and from the replica when it has caught up",
      (caughtUp?.sites ?? Infinity) <= mostMs,
      `${caughtUp?.sites} ms`,
    ],
  ];
}

type Times = { sites: number; front: number };

function isSoon(all: Times[], where: keyof Times): boolean {
  return all.every((one) => one[where] <= mostMs);
}

function told(all: Times[], where: keyof Times): string {
  const sorted = all.map((one) => one[where]).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return sorted.length === 1
    ? `${middle} ms`
    : `${middle} ms in the middle, ${sorted.at(-1)} at most, of ${sorted.length}`;
}

/** In milliseconds from the beginning of the transaction that stores it; `before` is done just before each import. */
async function importTimes(cluster: Cluster, count: number, before?: () => Promise<void>): Promise<Times[]> {
  const all: Times[] = [];
  for (let time = 0; time < count; time += 1) {
    await pause(1_500 + 173 * time);
    await before?.();
    const name = await importName(cluster);
    const seen = async (port: number) => {
      await untilSeen(port, name);
      return Date.now();
    };
    const [sites, front] = await Promise.all([
      Promise.all(cluster.sites.map(({ port }) => seen(port))).then((moments) => Math.max(...moments)),
      seen(frontPort),
    ]);
    const [state] = await cluster.main.ask<{ at: Date }>("select changed_at as at from catalogue_state");
    const began = state?.at.getTime() ?? 0;
    all.push({ sites: sites - began, front: front - began });
  }
  return all;
}

/** Gives the first project of the catalogue another name. */
export async function importName({ folder, main }: Cluster): Promise<string> {
  const lines = readFileSync(path.join(projectRoot, "content/catalogue/projects.ndjson"), "utf8").split("\n");
  const name = `Bench Lakecity ${(imports += 1)}`;
  const file = path.join(folder, "change.ndjson");
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(lines[0] ?? "") as object), name }));
  await importCatalogue({
    ...{ databaseUrl: main.url, files: [file], mediaHosts: [], who: "the bench" },
    ...{ isAccepted: () => true, yesReally: true },
  });
  return name;
}

let asked = 0;

/** Asked as visitors do, who keep it ready everywhere. */
export async function untilSeen(port: number, name: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const from = addressOf((asked += 1));
    const { text } = await visit({ port, path: changedPage, from, headers: { Host: host } });
    if (text.includes(name)) return;
    await pause(20);
  }
}
