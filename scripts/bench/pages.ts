import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/process/free-port";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { underAttack } from "./attacks";
import { startEmptySite, untilAnswering } from "./empty-site";
import { load } from "./load";
import { startNginx } from "./nginx-server";
import { quietly, whileImporting, withManyAddresses } from "./pages-together";
import { siteRun } from "./site-run";

const rounds = 5;
const seconds = 1;

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
        const row = await againstOthers({ port, emptyPort, address, encoding });
        isGood &&= encoding !== "br" || (row.toEmpty >= 5 && row.toNode >= 0.5);
        rows[`${name}, ${encoding}, ${row.bytes} bytes`] = row.told;
        say(`  ${name}, ${encoding}: ${row.told}`);
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

type Asked = { port: number; emptyPort: number; address: string; encoding: "br" | "identity" };

/** One page beside the empty one, and beside servers that send the same bytes. */
async function againstOthers({ port, emptyPort, address, encoding }: Asked) {
  const body = await bytesOf(port, address, encoding);
  const plain = await startPlainServer(body);
  const nginx = await startNginx(body, encoding);
  const ports = { own: port, empty: emptyPort, plain: plain.port, ...(nginx && { nginx: nginx.port }) };
  const figures = await compare(ports, address, encoding);
  plain.stop();
  nginx?.stop();
  const told = Object.entries(figures).flatMap(([who, perSecond]) => {
    if (perSecond === 0) return [];
    const ratio = who === "own" ? "" : ` (${(figures.own / perSecond).toFixed(2)})`;
    return [`${who} ${Math.round(perSecond)}/s${ratio}`];
  });
  const toEmpty = figures.own / figures.empty;
  return { bytes: body.length, toEmpty, toNode: figures.own / figures.plain, told: told.join(", ") };
}

/** Medians of rounds in which all take turns. */
async function compare(
  ports: { own: number; empty: number; plain: number; nginx?: number },
  address: string,
  encoding: "br" | "identity",
) {
  const results: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [who, port] of Object.entries(ports)) {
      const { perSecond } = await load({ port, paths: [who === "own" ? address : "/"], encoding, seconds });
      (results[who] ??= []).push(perSecond);
    }
  }
  const of = (who: keyof typeof ports) => median(results[who] ?? []);
  return { own: of("own"), empty: of("empty"), plain: of("plain"), nginx: of("nginx") };
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
