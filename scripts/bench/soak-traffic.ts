import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../launcher/project";

export type Traffic = {
  /** How often each status was answered; 0 when nobody answered. */
  statuses: Map<number, number>;
  /** Answers that took longer than this site promises for its worst day, in milliseconds. */
  late: string[];
  stop: () => Promise<void>;
};

/** The longest wait for a page on a bad day, and some more because the load comes from the same processors. */
const lateMs = 4_000;
const places = ["Kokapet", "Gachibowli", "Hyderabad", "Kondapur", "Tellapur", "Vijayawada", "Nowhere"];
const kinds = ["apartment", "villa", "plot", "Apartment", "Villa"];
const bedrooms = ["1BHK", "2BHK", "3BHK", "4BHK"];
const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!; // no list is empty

/** What visitors, crawlers and programs ask for. Some of it is kept, some made anew each time. */
const addresses: (() => string)[] = [
  () => "/",
  () => "/propertylist",
  () => `/propertylist?location=${one(places)}`,
  () => `/propertylist?location=${one(places)}&bedrooms=${one(bedrooms)}&propertyType=${one(kinds)}`,
  () => `/propertylist?search=${one(places)}&minPrice=${Math.ceil(Math.random() * 90)} L&sort=price_asc`,
  () => `/propertydetails/${Math.ceil(Math.random() * 120)}`,
  () => `/propertydetails/${Math.ceil(Math.random() * 120)}`,
  () => "/blog",
  () => "/builders",
  () => "/faqs",
  () => "/emi-calculator",
  () => `/compare?project=${Math.ceil(Math.random() * 60)}&project=${Math.ceil(Math.random() * 60)}`,
  () => `/enquire/callback?project=${Math.ceil(Math.random() * 60)}`,
  () => `/api/v1/property/getfilteredproperties?location=${one(places)}&bhkType=${one(["2", "3"])}`,
  () => `/api/v1/search/suggest?q=${one(places).slice(0, 3)}`,
  () => "/sitemap.xml",
  () => `/share-preview?link=/propertydetails/${Math.ceil(Math.random() * 60)}`,
  () => "/desk/leads",
  () => `/no-such-page-${Math.floor(Math.random() * 1e6)}`,
];

/** Visitors at a steady rate, each from an address of their own. */
export function startTraffic(url: string, perSecond: number): Traffic {
  const statuses = new Map<number, number>();
  const late: string[] = [];
  const running = new Set<Promise<void>>();
  let count = 0;
  const visit = async () => {
    const address = one(addresses)();
    const start = performance.now();
    const from = `10.${128 + ((count >> 16) & 63)}.${(count >> 8) & 255}.${count & 255}`;
    const headers = { "X-Forwarded-For": from, "Accept-Encoding": one(["br", "gzip"]) };
    const signal = AbortSignal.timeout(30_000);
    // A site that is killed may have sent a part of its answer.
    const status = await fetch(url + address, { headers, redirect: "manual", signal })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const ms = Math.round(performance.now() - start);
    if (ms > lateMs && status !== 0) late.push(`${address} ${status} ${ms} ms`);
  };
  const timer = setInterval(() => {
    count += 1;
    const asked = visit().finally(() => running.delete(asked));
    running.add(asked);
  }, 1_000 / perSecond);
  return {
    statuses,
    late,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Changes the price of twenty projects by the command that staff use. Resolves to its exit status. `url`: no embedded database. */
export async function importPrices(dataDir: string, round: number, url?: string): Promise<number> {
  const lines = readFileSync(path.join(projectRoot, "content/catalogue/projects.ndjson"), "utf8").split("\n");
  const records = lines.slice(0, 20).map((line) => JSON.parse(line) as { floorplans?: { price?: number }[] });
  for (const { floorplans = [] } of records)
    for (const plan of floorplans)
      if (plan.price) plan.price = Math.round(plan.price * (1 + (round % 7) / 1_000));
  const file = path.join(dataDir, "soak.ndjson");
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join("\n"));
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/catalogue-import.ts"];
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...args, "--yes-really", "--accept", "all", file],
      {
        cwd: projectRoot,
        env: { ...process.env, DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) },
        timeout: 120_000,
      },
      (error) => resolve(error ? Number(error.code) || 1 : 0),
    ),
  );
}
