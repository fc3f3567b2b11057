import type { APIRequestContext } from "@playwright/test";
import { load } from "cheerio";

/** The scripts that a page loads at once, by their addresses. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  return scriptsIn(await (await request.get(path)).text());
}

export function scriptsIn(html: string): string[] {
  const $ = load(html);
  const inDocument = $("script[src]:not([nomodule])")
    .toArray()
    .map((script) => $(script).attr("src") ?? "");
  // They come after the first paint.
  const later = JSON.parse($("#later-scripts").text()) as string[];
  return [...new Set([...inDocument, ...later])];
}
