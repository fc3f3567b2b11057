import { setTimeout as pause } from "node:timers/promises";
import { load } from "../load";
import { frontPort } from "../nginx-front";
import { processOf } from "../site-process";
import { importName, untilSeen } from "./checks-news";
import { host, type Cluster } from "./cluster";
import type { Check } from "../report";
import { addressOf, visit } from "./visitors";

const seconds = 10;
const pages = 60;

/** Figures, which nothing is held against: two cores carry sites, databases, nginx and the visitors. */
export async function measureSpeed(cluster: Cluster): Promise<Check[]> {
  const figures: Check[] = [];
  for (const count of [3, 2, 1]) {
    for (const site of cluster.sites.slice(count)) await site.stop();
    await pause(1_000);
    const calls = await load({
      ...{ port: frontPort, encoding: "br", seconds, connections: 48, fromMany: true },
      paths: Array.from(
        { length: 500 },
        (_, at) => `/api/v1/property/getfilteredproperties?search=x${at}&page=1`,
      ),
    });
    const made = await load({
      ...{ port: frontPort, encoding: "br", seconds, connections: 48, fromMany: true },
      paths: Array.from({ length: 2_000 }, (_, at) => `/propertylist?search=villa${at}`),
    });
    const told = ({ perSecond, p95, failed }: typeof calls) =>
      `${perSecond.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms, ${failed} failed`;
    figures.unshift([
      `${count} site${count > 1 ? "s" : ""}: searches by call through nginx`,
      true,
      told(calls),
    ]);
    figures.splice(1, 0, [
      `${count} site${count > 1 ? "s" : ""}: lists made for each visitor`,
      true,
      told(made),
    ]);
  }
  for (const site of cluster.sites.slice(1)) await site.start();
  return [...figures, await costOfMaking(cluster)];
}

/** What a site pays to make its own copy of a page after an import, beside what it pays to send one that is ready. */
async function costOfMaking(cluster: Cluster): Promise<Check> {
  const [{ port }] = cluster.sites;
  const all = async (path: (page: number) => string) => {
    const before = processOf(port).seconds;
    for (let page = 1; page <= pages; page += 1)
      await visit({
        port,
        path: path(page),
        from: addressOf(page),
        headers: { Host: host, "Accept-Encoding": "br" },
      });
    return ((processOf(port).seconds - before) / pages) * 1_000;
  };
  const project = (page: number) => `/propertydetails/${page}`;
  await all(project);
  const name = await importName(cluster);
  await untilSeen(port, name);
  await pause(3_000);
  const made = await all(project);
  const ready = await all(project);
  return [
    "processor time of a project's page: made after an import, ready",
    true,
    `${made.toFixed(1)} ms, ${ready.toFixed(1)} ms`,
  ];
}
