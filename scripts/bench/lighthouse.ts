import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { ensureChromium } from "../launcher/chromium.mjs";
import { projectRoot } from "../launcher/project";

const run = promisify(execFile);

/** Fetched from the registry when it is wanted, because a hundred packages for one command are too many for everybody. */
const lighthouse = "lighthouse@13.5.0";
const folder = path.join(projectRoot, ".next/bench");

/** What one visit of a phone on slow 4G was found to be, by Lighthouse's simulation. Bytes are as they were sent. */
export type Visit = {
  performance: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  bytes: Record<string, number>;
};

type Report = {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
};

export type VisitPage = (url: string) => Promise<Visit>;

/** Makes ready what visits need; the function it gives visits one page. */
export async function prepareLighthouse(log: (line: string) => void): Promise<VisitPage> {
  const chromium = await ensureChromium(projectRoot, log);
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, CHROME_PATH: chromium };
  return async (url) => {
    const flags = [
      "--quiet",
      "--output=json",
      "--only-categories=performance",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ];
    const { stdout } = await run("npx", ["--yes", lighthouse, url, ...flags], {
      cwd: folder,
      env,
      maxBuffer: 100_000_000,
    });
    return visitOf(JSON.parse(stdout) as Report);
  };
}

function visitOf({ runtimeError, categories, audits }: Report): Visit {
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
