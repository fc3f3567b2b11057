import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { shareDatabase } from "../launcher/database-lock";
import { load } from "./load";
import { processOf } from "./site-process";

type Bench = { port: number; emptyPort: number; folder: string; kinds: string[] };

/** How long visitors wait at half of what the site can do, and what a page view costs. */
export async function quietly({ port, kinds }: Bench): Promise<Record<string, string>> {
  const full = await load({ port, paths: kinds, encoding: "br", seconds: 3 });
  const before = processOf(port);
  const half = await load({ port, paths: kinds, encoding: "br", seconds: 10, perSecond: full.perSecond / 2 });
  const spent = processOf(port).seconds - before.seconds;
  return {
    "all kinds in turn, br": `${Math.round(full.perSecond)}/s`,
    "at half of it: p50 / p95 / p99 / most": [half.p50, half.p95, half.p99, half.most].map(ms).join(" / "),
    "processor seconds for a million pages": Math.round(
      (spent / (half.perSecond * 10)) * 1_000_000,
    ).toString(),
  };
}

/** The same while one project of the catalogue changes each second. */
export async function whileImporting({
  port,
  emptyPort,
  folder,
  kinds,
}: Bench): Promise<Record<string, string>> {
  const { database, leave } = await shareDatabase(folder);
  const file = path.join(folder, "change.ndjson");
  let isOver = false;
  let imports = 0;
  const importing = (async () => {
    for (; !isOver; await pause(1_000)) {
      writeFileSync(file, JSON.stringify({ ...changing, description: `Version ${(imports += 1)}` }));
      await importCatalogue({ databaseUrl: database.url, files: [file], mediaHosts: [], yesReally: true });
    }
  })();
  await pause(2_000);
  const own = await load({ port, paths: kinds, encoding: "br", seconds: 10 });
  isOver = true;
  await importing.finally(leave);
  const empty = await load({ port: emptyPort, paths: ["/"], encoding: "br", seconds: 3 });
  return {
    [`all kinds in turn while the catalogue changes (${imports} imports)`]:
      `${Math.round(own.perSecond)}/s, ${(own.perSecond / empty.perSecond).toFixed(2)} of the empty page; ` +
      `p99 ${ms(own.p99)}, most ${ms(own.most)}, failed ${own.failed}`,
  };
}

/** Memory after as many addresses as only a machine asks for; pages that are asked often are ready still. */
export async function withManyAddresses({ port, kinds }: Bench): Promise<Record<string, string>> {
  const queue = Array.from({ length: 50_000 }, (_, number) =>
    number % 10 === 0
      ? `/propertylist?location=Nowhere${number}`
      : `${kinds[number % kinds.length]}${kinds[number % kinds.length]?.includes("?") ? "&" : "?"}utm_id=${number}`,
  ).values();
  let most = 0;
  const work = async () => {
    for (const address of queue) {
      await (await fetch(`http://127.0.0.1:${port}${address}`)).arrayBuffer();
      if (Math.random() < 0.01) most = Math.max(most, processOf(port).megabytes);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const after = await load({ port, paths: kinds, encoding: "br", seconds: 2 });
  return {
    "memory while 50,000 addresses are asked, most": `${Math.round(most)} MB`,
    "usual pages after that": `${Math.round(after.perSecond)}/s, p99 ${ms(after.p99)}, failed ${after.failed}`,
  };
}

const changing = {
  kind: "property",
  externalId: "BENCH-1",
  name: "Bench Towers",
  groupName: "Kohinest Realty",
  propertyType: "Apartment",
  city: "Hyderabad",
  state: "Telangana",
  locality: "Kokapet",
  status: "Under Construction",
  floorplans: [{ bhkType: "3BHK", area: 1500, price: 12_000_000, bathrooms: 3 }],
};

const ms = (value: number) => `${value.toFixed(1)} ms`;
