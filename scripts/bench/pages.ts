import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { rawRequest } from "@/e2e/raw-request";
import { findFreePort } from "@/lib/process/free-port";
import { withEmbeddedDatabase } from "../launcher/database-url";
import { say } from "../launcher/output";
import { nextCommand, projectRoot } from "../launcher/project";
import { askInTurn, load } from "./load";
import { at, ms, type Row } from "./report";
import { importWhole } from "./search-catalogue";
import { processOf, untilAnswering, withSite, type Site } from "./site";

type Bench = Site & { emptyPort: number; kinds: string[] };

/** Requests a second of pages that are ready, beside servers that can do less, and what disturbs them (docs/performance.md). */
export function benchPages(rounds: number): Promise<Row[]> {
  return withSite({}, async (site) => {
    const empty = await startEmptySite();
    try {
      const pages = await usualPages(site.url);
      const bench = { ...site, emptyPort: empty.port, kinds: Object.values(pages) };
      const rows: Row[] = [];
      for (const [name, address] of Object.entries(pages)) {
        const [figure, isGood] = await againstOthers(bench, address, rounds);
        say(`  ${name}: ${figure}`);
        rows.push([name, figure, isGood]);
      }
      for (const measure of [quietly, whileImporting, underAttack, withManyAddresses]) {
        say(`  ${measure.name}`);
        rows.push(...(await measure(bench)));
      }
      return rows;
    } finally {
      empty.stop();
    }
  });
}

/** One address of each kind of page that visitors ask for. */
async function usualPages(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/v1/property/getfilteredproperties?limit=1`);
  const { properties } = (await answer.json()) as { properties: { id: number; slug: string }[] };
  const { id, slug } = properties[0]!; // the demo catalogue has some
  const blog = await (await fetch(`${url}/blog`)).text();
  return {
    home: "/",
    "list of a city": "/propertylist?location=Hyderabad",
    "list with filters": "/propertylist?location=Kokapet&bedrooms=3BHK",
    project: `/propertydetails/${id}/${slug}`,
    "project by its id": `/propertydetails?project=${id}`,
    FAQs: "/faqs",
    post: /href="(\/blog-detail\/[^"]+)"/.exec(blog)?.[1] ?? "/blog",
  };
}

/** An empty static page of the same Next, by Next's own server: what our pages are held against. */
export async function startEmptySite(): Promise<{ port: number; stop: () => void }> {
  // Below the project, so that it finds the same packages.
  const cwd = path.join(projectRoot, ".next/bench/empty");
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, NEXT_TELEMETRY_DISABLED: "1" } as unknown as NodeJS.ProcessEnv;
  if (!existsSync(path.join(cwd, ".next/BUILD_ID"))) {
    mkdirSync(path.join(cwd, "app"), { recursive: true });
    for (const [name, text] of Object.entries({
      "package.json": `{"private":true,"type":"module"}`,
      "next.config.mjs": "export default { agentRules: false };",
      "app/layout.jsx": `export default ({ children }) => <html><body>{children}</body></html>;`,
      "app/page.jsx": "export default () => <p>Empty</p>;",
    }))
      writeFileSync(path.join(cwd, name), text);
    await promisify(execFile)(process.execPath, [nextCommand, "build"], { cwd, env });
  }
  const port = await findFreePort();
  const child = spawn(process.execPath, [nextCommand, "start", "-p", String(port)], {
    cwd,
    env,
    stdio: "ignore",
  });
  await untilAnswering(`http://127.0.0.1:${port}`, child);
  return { port, stop: () => void child.kill("SIGKILL") };
}

/** What Node itself costs for the same bytes. */
const plainProgram = `let body = Buffer.alloc(0);
process.stdin.on("data", (chunk) => (body = Buffer.concat([body, chunk]))).on("end", () =>
  require("node:http").createServer((_, response) => {
    response.writeHead(200, ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(body.length)]).end(body);
  }).listen(Number(process.argv[1]), "127.0.0.1"));`;

/** Medians of rounds in which the page, the empty one, and a plain server with the page's bytes take turns. */
async function againstOthers({ port, url, emptyPort }: Bench, address: string, rounds: number) {
  const { text } = await rawRequest(url, `GET ${address}`, ["Accept-Encoding: br"]);
  const plainPort = await findFreePort();
  const stdio = ["pipe", "ignore", "inherit"] as const;
  const plain = spawn(process.execPath, ["-e", plainProgram, String(plainPort)], { stdio: [...stdio] });
  plain.stdin?.end(text, "latin1");
  await untilAnswering(`http://127.0.0.1:${plainPort}`, plain);
  const found: [own: number[], empty: number[], plain: number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [who, one] of [port, emptyPort, plainPort].entries()) {
      const paths = [who === 0 ? address : "/"];
      found[who]?.push((await load({ port: one, paths, encoding: "br", seconds: 1 })).perSecond);
    }
  plain.kill("SIGKILL");
  const [own, empty, node] = found.map((all) => at(all, 0.5)) as [number, number, number];
  const figure = `${Math.round(own)}/s, ${(own / empty).toFixed(2)} of the empty page, ${(own / node).toFixed(2)} of plain Node`;
  return [figure, own / empty >= 5 && own / node >= 0.5] as const;
}

/** How long visitors wait at half of what the site can do, and what a page view costs. */
async function quietly({ port, kinds: paths }: Bench): Promise<Row[]> {
  const full = await load({ port, paths, encoding: "br", seconds: 3 });
  const before = processOf(port).seconds;
  const half = await load({ port, paths, encoding: "br", seconds: 10, perSecond: full.perSecond / 2 });
  const seconds = ((processOf(port).seconds - before) / (half.perSecond * 10)) * 1_000_000;
  return [
    ["all kinds in turn", `${Math.round(full.perSecond)}/s`],
    [
      "at half of it: p50 / p95 / p99 / most",
      [half.p50, half.p95, half.p99, half.most].map(ms).join(" / "),
      half.p99 <= 10,
    ],
    ["processor seconds for a million pages", seconds.toFixed(0), seconds <= 200],
  ];
}

/** The same while one project of the catalogue changes each second. */
async function whileImporting({ port, emptyPort, dataDir, kinds: paths }: Bench): Promise<Row[]> {
  const file = path.join(dataDir, "change.ndjson");
  let isOver = false;
  let imports = 0;
  const importing = withEmbeddedDatabase(dataDir, async (databaseUrl) => {
    for (; !isOver; await pause(1_000)) {
      writeFileSync(file, JSON.stringify({ ...changing, description: `Version ${(imports += 1)}` }));
      await importWhole(databaseUrl, file);
    }
  });
  await pause(2_000);
  const own = await load({ port, paths, encoding: "br", seconds: 10 });
  isOver = true;
  await importing;
  const empty = await load({ port: emptyPort, paths: ["/"], encoding: "br", seconds: 3 });
  const part = own.perSecond / empty.perSecond;
  return [
    [
      `all kinds in turn during ${imports} imports`,
      `${Math.round(own.perSecond)}/s, ${part.toFixed(2)} of the empty page; p99 ${ms(own.p99)}, most ${ms(own.most)}, failed ${own.failed}`,
      part >= 0.8 && own.most < 1_000 && own.failed === 0,
    ],
  ];
}

const changing = {
  ...{ kind: "property", externalId: "BENCH-1", name: "Bench Towers", groupName: "Kohinest Realty" },
  ...{ propertyType: "Apartment", city: "Hyderabad", state: "Telangana", locality: "Kokapet" },
  reraId: "P02400001234",
  status: "Under Construction",
  floorplans: [{ bhkType: "3BHK", area: 1500, price: 12_000_000, bathrooms: 3 }],
};

/** Memory after as many addresses as only a machine asks for. */
async function withManyAddresses({ port, kinds }: Bench): Promise<Row[]> {
  const queue = Array.from({ length: 50_000 }, (_, number) => {
    const kind = kinds[number % kinds.length] ?? "/";
    if (number % 10 === 0) return `/propertylist?location=Nowhere${number}`;
    return `${kind}${kind.includes("?") ? "&" : "?"}utm_id=${number}`;
  }).values();
  let most = 0;
  const work = async () => {
    // Compressed and not unpacked: this program shares its cores with the site.
    const ask = askInTurn(port, { "Accept-Encoding": "br" });
    for (const address of queue) {
      await ask(address);
      if (Math.random() < 0.01) most = Math.max(most, processOf(port).megabytes);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return [["memory while 50,000 addresses are asked, most", `${Math.round(most)} MB`, most <= 400]];
}

const attackRate = 20;
/** The dearest addresses that one client can ask for, a new one each time. */
const attacks: Record<string, (number: number) => string> = {
  "a search in words": (number) => `/propertylist?search=lake+${number}`,
  "a list of rare filters": (number) => `/propertylist?minPrice=${5_000_000 + number}&sort=price_asc`,
  "a list of an unknown place": (number) => `/propertylist?location=Nowhere${number}`,
  "a wrong name of a project": (number) => `/propertydetails/1/wrong-${number}`,
  "an unknown page": (number) => `/nothing/${number}`,
  "a comparison": (number) => `/compare?project=${1 + (number % 60)}&project=${2 + (number % 50)}`,
  "the preview of a link": (number) => `/share-preview?path=%2Fpropertydetails%2F${1 + (number % 100)}`,
  "a picture in another size": (number) =>
    `/_next/image?url=%2Fmedia%2Fbanner-skyline-dusk.jpg&w=${[360, 480, 640, 828, 1080][number % 5]}&q=70`,
  "a feed": (number) => `/feeds/hyderabad.atom?${number}`,
  "a part of the sitemap": (number) => `/sitemaps/projects-1.xml?${number}`,
  "a searching call": (number) => `/api/v1/property/getfilteredproperties?search=lak${number}&limit=50`,
};

/** How long visitors of the home page wait while one client does its worst. */
async function underAttack({ port, url }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, address] of Object.entries(attacks)) {
    let number = 0;
    const attack = setInterval(() => {
      void fetch(url + address((number += 1)), { redirect: "manual" })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }, 1_000 / attackRate);
    const home = { port, paths: ["/"], encoding: "gzip", seconds: 6, connections: 4, perSecond: 50 } as const;
    const { p50, p95, most } = await load({ ...home, paths: [...home.paths] });
    clearInterval(attack);
    await pause(2_000);
    const figure = [p50, p95, most].map(ms).join(" / ");
    rows.push([`home while one client asks for ${name}, p50 / p95 / most`, figure, p95 <= 60]);
  }
  return rows;
}
