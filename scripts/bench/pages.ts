import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/process/free-port";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { underAttack } from "./attacks";
import { startEmptySite, untilAnswering } from "./empty-site";
import { load, type LoadResult } from "./load";
import { quietly, whileImporting, withManyAddresses } from "./pages-together";
import { siteRun } from "./site-run";

const rounds = 5;
const seconds = 1.5;

/** Requests a second of pages that are ready, beside servers that can do less (docs/performance.md). */
export async function benchPages() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  chmodSync(folder, 0o711);
  const [port, emptyPort] = [await findFreePort(), await findFreePort()];
  const site = siteRun(folder, port, {});
  const stops: (() => void)[] = [];
  try {
    await site.start();
    const empty = await startEmptySite(emptyPort);
    stops.push(empty.stop);
    const rows: Record<string, string> = {};
    let isGood = true;
    const pages = await usualPages(port);
    for (const encoding of ["br", "identity"] as const) {
      for (const [name, address] of Object.entries(pages)) {
        const body = await bytesOf(port, address, encoding);
        const plain = await startPlainServer(body);
        const figures = await compare({ port, emptyPort, plainPort: plain.port, address, encoding });
        plain.stop();
        const { own, empty: floor, plain: node } = figures;
        const [toEmpty, toNode] = [own / floor, own / node];
        isGood &&= encoding !== "br" || (toEmpty >= 5 && toNode >= 0.5);
        rows[`${name}, ${encoding}, ${body.length} bytes`] =
          `${Math.round(own)}/s; empty page ${Math.round(floor)}/s: ${toEmpty.toFixed(2)}; ` +
          `plain Node ${Math.round(node)}/s: ${toNode.toFixed(2)}`;
        say(
          `  ${name}, ${encoding}: ${toEmpty.toFixed(2)} of the empty page, ${toNode.toFixed(2)} of plain Node`,
        );
      }
    }
    const kinds = Object.values(pages);
    for (const [name, measure] of Object.entries({
      quietly,
      whileImporting,
      underAttack,
      withManyAddresses,
    })) {
      say(`  ${name}`);
      Object.assign(rows, await measure({ port, emptyPort, folder, kinds }));
    }
    return { rows, isGood };
  } finally {
    for (const stop of stops) stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One address of each kind of page that visitors ask for. */
async function usualPages(port: number): Promise<Record<string, string>> {
  const list = `http://127.0.0.1:${port}/api/v1/property/getfilteredproperties?limit=1`;
  const { properties } = (await (await fetch(list)).json()) as { properties: { id: number; slug: string }[] };
  const home = properties[0];
  const blog = await (await fetch(`http://127.0.0.1:${port}/blog`)).text();
  return {
    home: "/",
    "list of a city": "/propertylist?location=Hyderabad",
    "list with filters": "/propertylist?location=Kokapet&bedrooms=3BHK",
    project: `/propertydetails/${home?.id}/${home?.slug}`,
    "project by its id": `/propertydetails?project=${home?.id}`,
    FAQs: "/faqs",
    post: /href="(\/blog-detail\/[^"]+)"/.exec(blog)?.[1] ?? "/blog",
  };
}

type Comparison = {
  port: number;
  emptyPort: number;
  plainPort: number;
  address: string;
  encoding: "br" | "identity";
};

/** Medians of rounds in which all three take turns. */
async function compare({ port, emptyPort, plainPort, address, encoding }: Comparison) {
  const results: Record<"own" | "empty" | "plain", number[]> = { own: [], empty: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    const one = (to: number, path: string) => load({ port: to, paths: [path], encoding, seconds });
    const measured: [keyof typeof results, LoadResult][] = [
      ["own", await one(port, address)],
      ["empty", await one(emptyPort, "/")],
      ["plain", await one(plainPort, "/")],
    ];
    for (const [who, { perSecond }] of measured) results[who].push(perSecond);
  }
  return { own: median(results.own), empty: median(results.empty), plain: median(results.plain) };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** As `curl` gets them: `fetch` would unpack them. */
async function bytesOf(port: number, address: string, encoding: string): Promise<Buffer> {
  return execFileSync(
    "curl",
    ["-s", "-H", `Accept-Encoding: ${encoding}`, `http://127.0.0.1:${port}${address}`],
    {
      maxBuffer: 10_000_000,
    },
  );
}

async function startPlainServer(body: Buffer): Promise<{ port: number; stop: () => void }> {
  const port = await findFreePort();
  const program = path.join(projectRoot, "scripts/bench/plain-server.mjs");
  const child = spawn(process.execPath, [program, String(port)], { stdio: ["pipe", "ignore", "inherit"] });
  child.stdin.end(body);
  await untilAnswering(port, child);
  return { port, stop: () => void child.kill("SIGKILL") };
}
