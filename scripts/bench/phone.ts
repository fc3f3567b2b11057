import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { paths } from "@/lib/base/paths";
import { ensureChromium } from "../launcher/chromium.mjs";
import { OperatorError } from "../launcher/errors";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { startEmptySite } from "./pages";
import { at, type Row } from "./report";
import { withSite } from "./site";
import { benchTouch } from "./touch";

/**
 * `only`: which kinds of pages are visited, or `touch`; `times`: how often each; `site`: one that runs already, or none for one
 * of its own.
 */
export type PhoneOptions = { times: number; slowed: number; only: string[]; site?: string };

/** Fetched from the registry when it is wanted, because a hundred packages for one command are too many for everybody. */
const lighthouse = "lighthouse@13.5.0";
/** Whose first screen is text; the others have a picture in it. */
const textPages = ["EMI", "FAQs", "guide", "compare"];
const emptyPage = "empty page";
const types = ["Document", "Stylesheet", "Font", "Image", "Script"];

/** Lighthouse's cheap phone on every kind of page, and how long its visitor waits for what was touched. */
export async function benchPhone(options: PhoneOptions): Promise<Row[]> {
  if (options.site) return visitAndTouch(options.site, options);
  return withSite({}, ({ port }) => visitAndTouch(`http://localhost:${port}`, options));
}

async function visitAndTouch(origin: string, options: PhoneOptions): Promise<Row[]> {
  const { only, times, slowed } = options;
  const chromium = await ensureChromium(projectRoot, say);
  const isWanted = (kind: string) => only.length === 0 || only.includes(kind);
  const all = await pageKinds(origin);
  const unknown = only.find((kind) => kind !== "touch" && !(kind in all));
  if (unknown)
    throw new OperatorError(`--only takes ${Object.keys(all).join(", ")} or touch, not ${unknown}.`);
  const kinds = Object.entries(all).filter(([kind]) => isWanted(kind));
  const rows = kinds.length > 0 ? await visitAll(origin, kinds, times, chromium) : [];
  return isWanted("touch") ? [...rows, ...(await benchTouch({ origin, times, slowed, chromium }))] : rows;
}

/** Medians of rounds in which all pages take turns, the empty one of the same Next first: what machine and framework cost. */
async function visitAll(origin: string, kinds: [string, string][], times: number, chromium: string) {
  const empty = await startEmptySite();
  try {
    const pages = [
      [emptyPage, `http://localhost:${empty.port}/`] as const,
      ...kinds.map(([kind, address]) => [kind, origin + address] as const),
    ];
    // The first visitor of a page waits for its making and its pictures'.
    for (const [, url] of pages) await (await fetch(url)).text();
    const visits = new Map<string, Visit[]>();
    for (let round = 1; round <= times; round += 1)
      for (const [kind, url] of pages) {
        const one = await visit(url, chromium);
        visits.set(kind, [...(visits.get(kind) ?? []), one]);
        say(`  round ${round} of ${times}, ${kind}: ${one.performance}`);
      }
    return [...visits].map(([kind, all]) => rowOf(kind, all));
  } finally {
    empty.stop();
  }
}

function rowOf(kind: string, visits: Visit[]): Row {
  const median = (figure: (visit: Visit) => number) => at(visits.map(figure), 0.5);
  const [performance, lcpMs] = [median((one) => one.performance), median((one) => one.lcpMs)];
  const [cls, tbtMs] = [median((one) => one.cls), median((one) => one.tbtMs)];
  const kB = (of: (bytes: Visit["bytes"]) => number) => (median(({ bytes }) => of(bytes)) / 1_000).toFixed(0);
  const sum = kB((bytes) => Object.values(bytes).reduce((total, one) => total + one, 0));
  const parts = types.map((type) => `${type} ${kB((bytes) => bytes[type] ?? 0)}`).join(", ");
  const mostLcpMs = textPages.includes(kind) ? 1_500 : 1_900;
  const isGood = performance >= 98 && lcpMs <= mostLcpMs && cls <= 0.01 && tbtMs <= 100;
  const figures = `LCP ${(lcpMs / 1_000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbtMs.toFixed(0)} ms`;
  return [kind, `performance ${performance}, ${figures}, ${sum} kB: ${parts}`, kind === emptyPage || isGood];
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

/** What one visit of a phone on slow 4G was found to be, by Lighthouse's simulation. Bytes are as they were sent, by type. */
type Visit = {
  performance: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  bytes: Record<string, number>;
};

type Audit = {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
};
type Report = {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, Audit>;
};

async function visit(url: string, chromium: string): Promise<Visit> {
  const cwd = path.join(projectRoot, ".next/bench");
  mkdirSync(cwd, { recursive: true });
  const flags = ["--quiet", "--output=json", "--only-categories=performance"];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, url, ...flags, chrome], {
    ...{ cwd, env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  });
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(runtimeError.message);
  const bytes: Record<string, number> = {};
  for (const { resourceType = "Other", transferSize = 0 } of audits["network-requests"]?.details?.items ?? [])
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  const figure = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    lcpMs: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbtMs: figure("total-blocking-time"),
    bytes,
  };
}
