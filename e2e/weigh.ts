import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, type APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import { bars, limitOf, pages, reason, type Weights } from "./weights";

/** The scripts of an empty page in this version of Next, in kB with gzip, measured on a build of one. */
const emptyPage = 131.3;

type Weighed = { weights: Weights; html: string; scripts: { src: string; kB: number }[] };

export async function weigh(request: APIRequestContext, address: string): Promise<Weighed> {
  const answer = await request.get(address);
  await expect(answer, address).toBeOK();
  const html = await answer.text();
  const scripts = await Promise.all(
    scriptsIn(html).map(async (src) => ({ src, kB: await packed(request, src) })),
  );
  const everywhere = await (onEveryPage ??= scriptsOf(request, "/faqs"));
  const all = sum(scripts);
  const own = sum(scripts.filter(({ src }) => !everywhere.includes(src)));
  expect(all, `${address}: fewer scripts than an empty page`).toBeGreaterThan(emptyPage);
  const document = brotliCompressSync(html).length / 1_000;
  return { weights: { scripts: all - emptyPage, own, html: document, ...partsOf(html) }, html, scripts };
}

const sum = (scripts: Weighed["scripts"]) => scripts.reduce((kB, script) => kB + script.kB, 0);

let onEveryPage: Promise<string[]> | undefined;
/** Scripts have names by what is in them, and most pages share most of them. */
const known = new Map<string, Promise<number>>();

function packed(request: APIRequestContext, src: string): Promise<number> {
  const kB =
    known.get(src) ?? request.get(src).then(async (file) => gzipSync(await file.body()).length / 1_000);
  known.set(src, kB);
  return kB;
}

function partsOf(html: string) {
  const scripts = html.match(/<script\b[^>]*>[^]*?<\/script>/g) ?? [];
  const isJsonLd = (script: string) => /^<script[^>]*ld\+json/.test(script);
  const head = html.slice(0, html.indexOf("</head>")).replace(/<script\b[^]*?<\/script>/g, "");
  const parts = {
    head: size(head),
    data: size(scripts.filter((script) => !isJsonLd(script)).join("")),
    jsonLd: size(scripts.filter(isJsonLd).join("")),
  };
  return { ...parts, markup: size(html) - plain(parts) };
}

const size = (text: string) => Buffer.byteLength(text) / 1_000;
const plain = ({ head = 0, markup = 0, data = 0, jsonLd = 0 }: Partial<Weights>) =>
  head + markup + data + jsonLd;

/** The page of the table at this address weighs at most what its row allows; a failure says what grew. */
export function expectLight(address: string, { weights, scripts }: Weighed): void {
  const row = pages[address];
  if (!row) throw new Error(`${address} is not in e2e/weights.ts.`);
  const { raised, why } = { ...reason, ...row };
  const expectWithin = (what: string, now: number, then: number, bar: number, grown: string[]) => {
    const title = `${address}: ${what}, ${then.toFixed(1)} kB in e2e/weights.ts (${raised}: ${why})`;
    expect.soft(now, [title, ...grown].join("\n  ")).toBeLessThanOrEqual(limitOf(then, bar));
  };
  const files = scripts.toSorted((a, b) => b.kB - a.kB).map(({ src, kB }) => `${kB.toFixed(1)} kB ${src}`);
  const grown = growth(
    { "of every page": weights.scripts - weights.own, "its own": weights.own },
    { "of every page": row.scripts - row.own, "its own": row.own },
  );
  const parts = growth(partsIn(weights), partsIn(row));
  expectWithin("scripts", weights.scripts, row.scripts, scriptBar(address), [...grown, ...files]);
  expectWithin("HTML with brotli", weights.html, row.html, bars.html, parts);
  expectWithin("HTML without brotli", plain(weights), plain(row), bars.plain, parts);
}

function scriptBar(address: string): number {
  if (/^\/(te|hi)?$/.test(address)) return bars.home;
  return /\/(faqs|home-loan|blog)/.test(address) ? bars.guide : bars.other;
}

const partsIn = ({ head, markup, data, jsonLd }: Weights) => ({ head, markup, data, jsonLd });

/** What grew most comes first. */
function growth(now: Record<string, number>, then: Record<string, number>): string[] {
  return Object.entries(now)
    .map(([part, kB]) => ({ part, kB, grown: kB - (then[part] ?? 0) }))
    .sort((a, b) => b.grown - a.grown)
    .map(({ part, kB, grown }) => `${part}: ${signed(grown)} kB, now ${kB.toFixed(1)}`);
}

const signed = (number: number) => `${number < 0 ? "−" : "+"}${Math.abs(number).toFixed(1)}`;

/** From the table's figure to that of now. */
export const trend = (what: string, then: number, now: number) =>
  `${what} ${then.toFixed(1)} → ${now.toFixed(1)} kB (${signed((now / then - 1) * 100)} %)`;

/** The scripts that a page loads at once, by their addresses. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  return scriptsIn(await (await request.get(path)).text());
}

function scriptsIn(html: string): string[] {
  const $ = load(html);
  const inDocument = $("script[src]:not([nomodule])")
    .toArray()
    .map((script) => $(script).attr("src") ?? "");
  // They come after the first paint.
  const later = JSON.parse($("#later-scripts").text()) as string[];
  return [...new Set([...inDocument, ...later])];
}
