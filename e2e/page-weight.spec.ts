import { gzipSync } from "node:zlib";
import { expect, type APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import { test } from "./journey";

/** The scripts of an empty page in this version of Next, in kB with gzip, measured on a build of one. */
const emptyPage = 131.3;

/** The scripts that a page may load in addition, in kB (docs/quality.md). */
const allowed = {
  "/": 50,
  "/propertylist": 60,
  "/propertydetails/1": 50,
  "/faqs": 20,
  "/home-loan": 20,
  "/blog": 20,
  "/blog-detail/what-an-emi-does-over-20-years": 20,
};

for (const [path, most] of Object.entries(allowed)) {
  test(`${path} loads at most ${most} kB of scripts more than an empty page`, async ({ request }) => {
    const $ = await read(request, path);
    const inDocument = $("script[src]:not([nomodule])")
      .toArray()
      .map((script) => $(script).attr("src") ?? "");
    // They come after the first paint.
    const later = JSON.parse($("#later-scripts").text()) as string[];
    const sources = [...inDocument, ...later];
    expect(sources.length).toBeGreaterThan(3);
    let bytes = 0;
    for (const src of new Set(sources)) bytes += gzipSync(await (await request.get(src)).body()).length;
    expect(bytes / 1_000 - emptyPage).toBeLessThan(most);
  });
}

test("the framework's scripts are compiled while they arrive", async ({ request }) => {
  const $ = await read(request, "/faqs");
  const sources = JSON.parse($("#later-scripts").text()) as string[];
  const texts = await Promise.all(sources.map(async (src) => (await request.get(src)).text()));
  expect(texts.filter((text) => text.startsWith("//# allFunctionsCalledOnLoad\n")).length).toBeGreaterThan(3);
});

test("pages ask early for the pictures they show, and for no others", async ({ request }) => {
  for (const path of [...Object.keys(allowed), "/contactus", "/nothing-here"]) {
    const $ = await read(request, path);
    const shown = new Set(
      $("img[srcset]")
        .toArray()
        .map((image) => $(image).attr("srcset")),
    );
    const preloaded = $('link[rel="preload"][as="image"]')
      .toArray()
      .map((link) => $(link).attr("imagesrcset"));
    for (const srcset of preloaded) expect(shown.has(srcset), `${path}: ${srcset}`).toBe(true);
    expect(preloaded.length, path).toBeLessThanOrEqual(1);
  }
});

async function read(request: APIRequestContext, path: string) {
  return load(await (await request.get(path)).text());
}
