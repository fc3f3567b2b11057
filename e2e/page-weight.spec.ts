import { brotliCompressSync } from "node:zlib";
import { expect, type APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import { test } from "./journey";
import { scriptsOf, scriptWeight } from "./page-scripts";

/** The scripts that a page may load in addition, in kB (docs/quality.md). */
const allowed = {
  "/": 25,
  "/propertylist": 45,
  "/propertylist?view=map": 40,
  "/propertydetails/1": 45,
  "/faqs": 15,
  "/home-loan": 15,
  "/blog": 15,
  "/blog-detail/what-an-emi-does-over-20-years": 15,
};

const comparison = "/compare?project=1&project=2";

for (const [path, most] of Object.entries(allowed)) {
  test(`${path} loads at most ${most} kB of scripts more than an empty page`, async ({ request }) => {
    expect((await scriptsOf(request, path)).length).toBeGreaterThan(3);
    expect(await scriptWeight(request, path)).toBeLessThan(most);
  });
}

/** What the HTML of a page may be, in kB: with brotli, as all but its first visitors get it, and as it is. */
const documents = {
  "/": [15.8, 160],
  "/propertylist": [14.9, 120],
  "/propertylist?view=map": [15.8, 120],
  "/propertylist?view=places": [15.3, 120],
  "/propertylist?location=Hyderabad": [15.8, 130],
  "/propertydetails/1": [16.9, 160],
  "/propertydetails/45": [16.8, 135],
  "/faqs": [8.9, 55],
  "/home-loan": [11.5, 73],
} as const;

for (const [path, [packed, plain]] of Object.entries(documents)) {
  test(`the HTML of ${path} is at most ${packed} kB with brotli, ${plain} kB without`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).body();
    expect(html.length / 1_000).toBeLessThan(plain);
    expect(brotliCompressSync(html).length / 1_000).toBeLessThan(packed);
  });
}

for (const path of ["/propertylist", "/propertydetails/1"])
  test(`${path} takes at most 260 kB of all kinds to show its first screen on a phone`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send("Emulation.setDeviceMetricsOverride", {
      ...{ width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
    });
    await browser.send("Network.enable");
    const parts = new Map<string, { url: string; isPicture: boolean; bytes: number }>();
    browser.on("Network.responseReceived", ({ requestId, type, response }) => {
      parts.set(requestId, { url: response.url, isPicture: type === "Image", bytes: 0 });
    });
    browser.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const part = parts.get(requestId);
      if (part) part.bytes = encodedDataLength;
    });
    await page.goto(path, { waitUntil: "networkidle" });
    /** What has come for the first screen. The browser asks for more pictures than are seen, by how fast it thinks that the network is. */
    const forFirstScreen = async () => {
      const seen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      expect(seen.length).toBeGreaterThan(0);
      return [...parts.values()].filter(({ url, isPicture }) => !isPicture || seen.includes(url));
    };
    // Fonts come after the first paint, on a slow machine later than the network's first quiet.
    await expect.poll(async () => (await forFirstScreen()).length).toBeGreaterThan(15);
    await page.waitForLoadState("networkidle");
    const all = await forFirstScreen();
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toBeLessThan(260);
  });

test("what header, footer and menus say is in a page once, not a second time in the data for its scripts", async ({
  request,
}) => {
  const html = await (await request.get("/contactus")).text();
  for (const words of ["Vaastu Tips", "Open site links", "Any questions? Ask us."])
    expect(html.split("<script").filter((part) => part.split("</script>")[0]?.includes(words))).toEqual([]);
});

test("the framework's scripts are compiled while they arrive", async ({ request }) => {
  const $ = await read(request, "/faqs");
  const sources = JSON.parse($("#later-scripts").text()) as string[];
  const texts = await Promise.all(sources.map(async (src) => (await request.get(src)).text()));
  expect(texts.filter((text) => text.startsWith("//# allFunctionsCalledOnLoad\n")).length).toBeGreaterThan(3);
});

test("pages ask early for the pictures they show, and for no others", async ({ request }) => {
  for (const path of [...Object.keys(allowed), "/contactus", "/nothing-here", comparison]) {
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
    // By their names, parts that only the loaded document has are found again (components/ui/still-element.tsx).
    const parts = $("[data-still]:not([data-still=''])").toArray();
    expect(new Set(parts.map((part) => $(part).attr("data-still"))).size, path).toBe(parts.length);
  }
});

test("every picture has its own words, files that never change, AVIF for who reads it and else WebP", async ({
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
      const answer = await request.get(address.replace(/\.\w+$/, ending));
      expect(answer.headers()).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect((await answer.body()).length, `${path}: ${address}`).toBeLessThan(most);
    }
  }
  for (const none of ["/pictures/", "/pictures/none-000000000000/750.avif"])
    expect((await request.get(none)).status(), none).toBe(404);
});

async function read(request: APIRequestContext, path: string) {
  return load(await (await request.get(path)).text());
}
