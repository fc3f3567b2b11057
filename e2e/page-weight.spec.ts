import { expect, type APIRequestContext, type Response } from "@playwright/test";
import { load } from "cheerio";
import { testWithPictures as test } from "./journey";
import { expectLight, weigh } from "./weigh";

const comparison = "/compare?project=1&project=2";
const kindsOfPage = [
  "/",
  "/propertylist",
  "/propertylist?view=map",
  "/propertydetails/1",
  "/faqs",
  "/home-loan",
  "/blog",
  "/blog-detail/what-an-emi-does-over-20-years",
  "/contactus",
  "/nothing-here",
  comparison,
];

test("home, a list, a project, and a list in Telugu weigh at most a tenth more than e2e/weights.ts says", async ({
  request,
}) => {
  for (const address of ["/", "/propertylist", "/propertydetails/1", "/te/propertylist"])
    expectLight(address, await weigh(request, address));
});

test("a page loads the words of its own language as they are, and an English one none", async ({
  page,
  request,
}) => {
  const letters = { te: /[\u0c00-\u0c7f]/, hi: /[\u0900-\u097f]/ };
  for (const [address, own] of [
    ["/te/propertylist", "te"],
    ["/hi/propertylist", "hi"],
    ["/propertylist", null],
  ] as const) {
    const html = await (await request.get(address)).text();
    // A letter of theirs is three bytes, and six when it is escaped.
    expect(html, address).not.toMatch(/\\u0[9c][0-9a-f]{2}/i);
    const loaded: Promise<string>[] = [];
    const keep = (answer: Response) => {
      if (new URL(answer.url()).pathname.startsWith("/_next/static/chunks/")) loaded.push(answer.text());
    };
    page.on("response", keep);
    await page.goto(address, { waitUntil: "networkidle" });
    page.off("response", keep);
    const texts = await Promise.all(loaded);
    expect(texts.length).toBeGreaterThan(5);
    for (const [language, letter] of Object.entries(letters))
      expect(
        texts.some((text) => letter.test(text)),
        `${language} on ${address}`,
      ).toBe(language === own);
  }
});

test("pages ask early for the pictures they show, and for no others", async ({ request }) => {
  for (const path of kindsOfPage) {
    const $ = await read(request, path);
    const shown = new Set(
      $("img[srcset], source[srcset]")
        .toArray()
        .map((image) => $(image).attr("srcset")),
    );
    const preloaded = $('link[rel="preload"][as="image"]')
      .toArray()
      .map((link) => $(link).attr("imagesrcset"));
    for (const srcset of preloaded) expect(shown.has(srcset), `${path}: ${srcset}`).toBe(true);
    expect(preloaded.length, path).toBeLessThanOrEqual(1);
    // One picture comes first, others when they come near; nothing is made at a visitor's asking.
    expect($("img[fetchpriority=high]").length, path).toBe(preloaded.length);
    if (path !== comparison)
      expect($("main img:not([loading=lazy]):not([fetchpriority=high]), footer img").length, path).toBe(0);
    expect($.html(), path).not.toContain("_next/image");
  }
});

test("every picture has its own words, files that never change, AVIF for who reads it and else WebP, smaller with Save-Data", async ({
  request,
}) => {
  const phoneWidth = "750";
  for (const path of ["/", "/propertylist", "/propertydetails/1", "/blog", comparison]) {
    const $ = await read(request, path);
    const pictures = $("main picture, div > picture");
    expect(pictures.length, path).toBeGreaterThan(1);
    for (const picture of pictures.toArray()) {
      const image = $(picture).find("img");
      expect(image.attr("alt"), $(picture).html() ?? "").toMatch(/\p{L}{3}/u);
      expect(image.attr("style"), "its colour until it is there").toMatch(/background-color:\s?#[0-9a-f]{6}/);
      expect(image.attr("src")).toMatch(/^\/pictures\/[a-z0-9-]+-[0-9a-f]{12}\/\d+\.webp$/);
      expect($(picture).find("source[type='image/avif']").attr("srcset")).toContain(".avif 750w");
    }
    const first = $("img[fetchpriority=high]").first();
    if (!first.length) continue;
    const address = first.attr("src") ?? "";
    expect(address).toContain(`/${phoneWidth}.`);
    for (const [ending, type, most] of [
      [".avif", "image/avif", 25_000],
      [".webp", "image/webp", 50_000],
    ] as const) {
      const file = address.replace(/\.\w+$/, ending);
      const answer = await request.get(file);
      expect(answer.headers()).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
      });
      const { length } = await answer.body();
      expect(length, `${path}: ${address}`).toBeLessThan(most);
      const smaller = await request.get(file, { headers: { "Save-Data": "on" } });
      expect((await smaller.body()).length, `${path}: ${address} with Save-Data`).toBeLessThan(length);
    }
  }
  for (const none of ["/pictures/", "/pictures/none-000000000000/750.avif"])
    expect((await request.get(none)).status(), none).toBe(404);
});

async function read(request: APIRequestContext, path: string) {
  return load(await (await request.get(path)).text());
}
