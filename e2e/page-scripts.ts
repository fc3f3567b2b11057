import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { load } from "cheerio";

/** The scripts of an empty page in this version of Next, in kB with gzip, measured on a build of one. */
const emptyPage = 131.3;

/** The scripts that a page loads at once, by their addresses. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const $ = load(await (await request.get(path)).text());
  const inDocument = $("script[src]:not([nomodule])")
    .toArray()
    .map((script) => $(script).attr("src") ?? "");
  // They come after the first paint.
  const later = JSON.parse($("#later-scripts").text()) as string[];
  return [...new Set([...inDocument, ...later])];
}

/** What the scripts of a page weigh over those of an empty one, in kB with gzip. */
export async function scriptWeight(request: APIRequestContext, path: string): Promise<number> {
  let bytes = 0;
  for (const src of await scriptsOf(request, path))
    bytes += gzipSync(await (await request.get(src)).body()).length;
  return bytes / 1_000 - emptyPage;
}
