import { expect, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { howMany } from "@/lib/base/testing/how-many";
import { findProject } from "./catalogue";
import { test } from "./journey";

const show = (page: Page, path: string) => page.goto(`/share-preview?${new URLSearchParams({ path })}`);

/** Where the preview picture of a page lies, as a robot reads it. */
async function pictureOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path, { headers: { "User-Agent": "WhatsApp/2" } })).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return new URL(address).pathname;
}

const pictured = [
  "/propertylist?propertyType=Plot&location=Mokila",
  "/",
  "/blog",
  "/blog-detail/what-an-emi-does-over-20-years",
  "/faqs",
];

for (const path of pictured.slice(0, howMany(1, Infinity))) {
  test(`${path} has a light picture of 1200×630 that is kept for good`, async ({ request }) => {
    const answer = await request.get(await pictureOf(request, path), { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const jpeg = await answer.body();
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(jpeg.length).toBeLessThanOrEqual(250_000);
  });
}

test("an old address leads to today's picture, and nothing is made for an invented one", async ({
  request,
}) => {
  const { id } = await findProject(request, "Aurovelle Lakecity");
  const today = await pictureOf(request, `/propertydetails/${id}`);
  const old = await request.get(`/share/project/${id}-00000000.jpg`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, today]);
  for (const invented of [
    "/share/project/999999-00000000.jpg",
    "/share/place/location%3DNowhere-00000000.jpg",
    "/share/place/search%3Dlake-00000000.jpg",
    "/share/page/nothing-00000000.jpg",
    "/share/blog/nothing-00000000.jpg",
  ]) {
    expect((await request.get(invented, { maxRedirects: 0 })).status(), invented).toBe(404);
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("staff see how the link of a project will look, and that it is ready", async ({
    page,
    request,
    baseURL,
  }) => {
    const { id, name, slug } = await findProject(request, "Aurovelle Lakecity");
    await page.goto("/share-preview");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByLabel("Link or path of a page of this site").fill(`${baseURL}/propertydetails/${id}`);
    await page.getByRole("button", { name: "Show preview" }).click();
    await expect(page.getByRole("heading", { name: "How it will look" })).toBeVisible();
    for (const network of ["WhatsApp", "Facebook", "X", "LinkedIn"]) {
      const card = page
        .getByRole("figure")
        .filter({ has: page.getByRole("heading", { name: network, exact: true }) });
      await expect(card.getByRole("img")).toHaveAttribute("src", new RegExp(`^/share/project/${id}-`));
      await expect(card).toContainText(name);
    }
    await expect(page.getByText(/^Picture: 1200 × 630, \d+ KB, JPEG\.$/)).toBeVisible();
    await expect(page.getByLabel("Address to share")).toHaveValue(
      new RegExp(`/propertydetails/${id}/${slug}$`),
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });

  test("a page that is not meant for search engines, and one that is not there, come with a warning", async ({
    page,
  }) => {
    await show(page, "/compare");
    await expect(page.getByText("Search engines are asked not to show this page.")).toBeVisible();
    await show(page, "/nothing-here");
    await expect(page.getByText("The page answers 404 instead of 200")).toBeVisible();
  });

  test("other sites and the preview itself are refused with a sentence", async ({ page }) => {
    await show(page, "http://127.0.0.1:5432/");
    await expect(page.getByText("Only pages of our own can be shown.")).toBeVisible();
    await show(page, "/share-preview?path=/share-preview");
    await expect(page.getByText("There is no page to share at this address.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "How it will look" })).toHaveCount(0);
  });
});

test("the address is copied with one press @long", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await show(page, "/faqs");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faqs$/);
});
