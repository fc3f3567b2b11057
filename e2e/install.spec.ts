import { expect } from "@playwright/test";
import sharp from "sharp";
import { brand } from "../content/site";
import { test } from "./journey";

test.use({ isFirstVisit: true });

type Manifest = { name: string; start_url: string; icons: { src: string; sizes: string; purpose: string }[] };

test("the site can be put on the home screen: the browser finds no fault in its manifest, and all icons are there", async ({
  page,
  context,
  request,
}) => {
  for (const path of ["/", "/shortlist", "/visit-sheet?project=1"]) {
    await page.goto(path);
    const browser = await context.newCDPSession(page);
    const { url, errors, data } = await browser.send("Page.getAppManifest");
    expect(errors, path).toEqual([]);
    expect(url, path).toMatch(/\/manifest\.webmanifest$/);
    expect((JSON.parse(data ?? "") as Manifest).name).toBe(brand.name);
  }
  const { icons } = (await (await request.get("/manifest.webmanifest")).json()) as Manifest;
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of [...icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const answer = await request.get(src);
    expect(answer.headers()["content-type"], src).toBe("image/png");
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect((await request.get("/icons/64.png")).status()).toBe(404);
});
