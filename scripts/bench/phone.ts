import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "@/lib/base/paths";
import { findFreePort } from "@/lib/process/free-port";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { startEmptySite } from "./empty-site";
import { prepareLighthouse, type Visit } from "./lighthouse";
import { siteRun } from "./site-run";

/** Which kinds of pages are visited, and how often each; a site that runs already, or none for one of its own. */
export type PhoneOptions = { times: number; only: string[]; site?: string };

/** The empty page of the same Next, which is visited in each round: what the machine and the framework cost. */
const emptyPage = "empty page";
/** Whose first screen is text; the others have a picture in it. */
const textPages = ["EMI", "FAQs", "guide", "compare"];
const most = { lcpMs: 1_900, textLcpMs: 1_500, cls: 0.01, tbtMs: 100 };
const leastPerformance = 98;

/** Lighthouse's cheap phone on every kind of page, by medians of rounds in which all take turns. */
export async function benchPhone({ times, only, site }: PhoneOptions) {
  const visit = await prepareLighthouse(say);
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  chmodSync(folder, 0o711);
  const [port, emptyPort] = [await findFreePort(), await findFreePort()];
  const own = siteRun(folder, port, {});
  const stops: (() => void)[] = [];
  try {
    if (!site) await own.start();
    const empty = await startEmptySite(emptyPort);
    stops.push(empty.stop);
    const origin = site ?? `http://localhost:${port}`;
    const kinds = Object.entries(await pageKinds(origin)).filter(
      ([kind]) => only.length === 0 || only.includes(kind),
    );
    const pages = new Map([
      [emptyPage, `http://localhost:${emptyPort}/`],
      ...kinds.map(([kind, address]) => [kind, origin + address] as const),
    ]);
    const visits = new Map<string, Visit[]>();
    // The first visitor of a page waits for its making and its pictures'.
    for (const url of pages.values()) await (await fetch(url)).text();
    for (let round = 1; round <= times; round += 1) {
      for (const [kind, url] of pages) {
        const one = await visit(url);
        visits.set(kind, [...(visits.get(kind) ?? []), one]);
        say(`  round ${round} of ${times}, ${kind}: ${one.performance}`);
      }
    }
    const medians = new Map([...visits].map(([kind, all]) => [kind, medianOf(all)]));
    const table = tableOf(medians);
    writeFileSync(path.join(projectRoot, ".next/bench/phone.md"), `${table}\n`);
    say(`\n${table}\n`);
    return { rows: {}, isGood: [...medians].every(([kind, one]) => kind === emptyPage || holds(kind, one)) };
  } finally {
    for (const stop of stops) stop();
    await own.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One address of each kind of page. */
async function pageKinds(origin: string): Promise<Record<string, string>> {
  const firstLink = async (page: string, link: RegExp) => {
    const html = await (await fetch(origin + page)).text();
    const found = link.exec(html)?.[1];
    if (!found) throw new Error(`${page} leads to no page like ${link}.`);
    return found.replaceAll("&amp;", "&");
  };
  const list = `${paths.listing}?location=Hyderabad`;
  return {
    home: paths.home,
    listing: list,
    detail: await firstLink(list, /href="(\/propertydetails\/[^"?]+)"/),
    plot: await firstLink(`${list}&propertyType=Plot`, /href="(\/propertydetails\/[^"]+type=plot)"/),
    EMI: paths.emiCalculator,
    FAQs: paths.faqs,
    blog: paths.blog,
    post: await firstLink(paths.blog, /href="(\/blog-detail\/[^"]+)"/),
    guide: paths.homeLoan,
    compare: `${paths.compare}?project=1&project=2`,
  };
}

function medianOf(visits: Visit[]): Visit {
  const median = (figure: (visit: Visit) => number) =>
    visits.map(figure).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? NaN;
  const kinds = new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)));
  return {
    performance: median(({ performance }) => performance),
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    tbtMs: median(({ tbtMs }) => tbtMs),
    bytes: Object.fromEntries([...kinds].map((kind) => [kind, median(({ bytes }) => bytes[kind] ?? 0)])),
  };
}

function holds(kind: string, { performance, lcpMs, cls, tbtMs }: Visit): boolean {
  const mostLcp = textPages.includes(kind) ? most.textLcpMs : most.lcpMs;
  return performance >= leastPerformance && lcpMs <= mostLcp && cls <= most.cls && tbtMs <= most.tbtMs;
}

/** As docs/performance.md has it. */
function tableOf(medians: Map<string, Visit>): string {
  const shown = ["Document", "Stylesheet", "Font", "Image", "Script"];
  const kB = (bytes: number) => (bytes / 1_000).toFixed(0);
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rows = [...medians].map(([kind, { performance, lcpMs, cls, tbtMs, bytes }]) => {
    const sum = Object.values(bytes).reduce((total, one) => total + one, 0);
    const others = Object.entries(bytes).filter(([type]) => !shown.includes(type));
    const rest = others.reduce((total, [, one]) => total + one, 0);
    return line([
      kind,
      performance.toFixed(0),
      `${(lcpMs / 1_000).toFixed(2)} s`,
      cls.toFixed(3),
      `${tbtMs.toFixed(0)} ms`,
      kB(sum),
      ...shown.map((type) => kB(bytes[type] ?? 0)),
      kB(rest),
    ]);
  });
  const head = [
    "page",
    "performance",
    "LCP",
    "CLS",
    "TBT",
    "kB",
    "HTML",
    "CSS",
    "fonts",
    "pictures",
    "scripts",
  ];
  return [line([...head, "other"]), `|${"---|".repeat(head.length + 1)}`, ...rows].join("\n");
}
