import { expect } from "@playwright/test";
import { leftLanguage } from "./crawl/language-faults";
import { test } from "./journey";
import { expectAllSaid, spoken, translated } from "./languages-said";
import { takenOver } from "./taken-over";

for (const [language, pages] of [
  ["te", translated.slice(0, 3)],
  ["hi", translated.slice(3, 4)],
] as const)
  test(`pages in ${language} say all in their language, in the document and in the browser`, ({
    page,
    request,
  }) => expectAllSaid(page, request, language, pages));

test("another language is one press away, of the page that is open or else of home", async ({ page }) => {
  const choose = async (lang: string, to: RegExp) => {
    await takenOver(page);
    await page.locator(`footer .languages a[lang=${lang}]`).click();
    await expect(page).toHaveURL(to);
    await page.waitForLoadState();
  };
  await page.goto("/propertylist?location=Kokapet");
  await choose("te", /\/te\/propertylist\?location=Kokapet$/);
  expect(await spoken(page)).toBe("te-IN");
  await choose("hi", /\/hi\/propertylist\?location=Kokapet$/);
  await choose("en", /\d\/propertylist\?location=Kokapet$/);
  expect(await spoken(page)).toBe("en-IN");
  // It is there in English alone.
  await page.goto("/blog");
  await choose("hi", /\/hi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test("whoever reads in one language stays in it, and back leads back", async ({ page }) => {
  await page.goto("/te/propertylist");
  const card = page.getByRole("article").first().locator("a[href*='/propertydetails/']").first();
  await card.click();
  await expect(page).toHaveURL(/\/te\/propertydetails\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await spoken(page)).toBe("te-IN");
  await page.goBack();
  await expect(page).toHaveURL(/\/te\/propertylist$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  // Where no other is there, a document of its own comes in English.
  await page.locator("footer a[href='/blog']").evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/blog$/);
  expect(await spoken(page)).toBe("en-IN");
});

test("what scripts write and lead to stays in the language", async ({ page, baseURL }) => {
  const stays = async () => {
    const { pathname, search } = new URL(page.url());
    expect(pathname).toMatch(/^\/te(?:$|\/)/);
    expect(leftLanguage({ html: await page.content(), path: pathname + search }, baseURL ?? "")).toEqual([]);
  };
  await page.goto("/te");
  await takenOver(page);
  await page.locator("main input[name=search]").first().pressSequentially("kondapur");
  const suggestion = page.locator("[role=option]").first();
  await expect(suggestion).toBeVisible();
  await stays();
  await suggestion.click();
  await expect(page).toHaveURL(/propertylist/);
  await stays();

  await page.goto("/te/propertylist?location=Hyderabad&bedrooms=3BHK");
  await takenOver(page);
  await page.locator("#sort").selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await stays();
  await page.locator("main a[href*='page=2']").first().click();
  await expect(page).toHaveURL(/page=2/);
  await stays();
  await page.locator("main ul a[href='/te/propertylist?location=Hyderabad&sort=price_asc']").first().click();
  await expect(page).not.toHaveURL(/3BHK|page=2/);
  await stays();

  for (const card of [0, 1]) {
    await page.getByRole("article").nth(card).locator("button.save-button").click();
    await page.getByRole("article").nth(card).locator("button.compare-button").click();
  }
  await stays();
  await page.goto("/te/shortlist");
  await expect(page.locator("main form .tile-name").first()).toBeVisible();
  await stays();
});

test("pages that are asked for at once in three languages are not mixed up", async ({ request }) => {
  const others = { te: /[\u0900-\u097f]/, hi: /[\u0c00-\u0c7f]/, en: /[\u0900-\u097f\u0c00-\u0c7f]/ };
  const pages = [
    "/faqs",
    "/contactus",
    "/propertylist?bedrooms=4BHK",
    "/emi-calculator?price=6100000",
  ].flatMap((path) => (["te", "en", "hi"] as const).map((language) => ({ path, language })));
  const mixed = await Promise.all(
    pages.map(async ({ path, language }) => {
      const html = await (await request.get(language === "en" ? path : `/${language}${path}`)).text();
      // The links to the other languages say their names in them.
      const own = html.replaceAll(/తెలుగు|हिन्दी/g, "");
      const isOwn = html.includes(`<html lang="${language}-IN"`) && !others[language].test(own);
      return isOwn ? [] : [`${language} ${path}: ${others[language].exec(own)?.index}`];
    }),
  );
  expect(mixed.flat()).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the languages lead to their home pages", async ({ page }) => {
    await page.goto("/contactus");
    // They are seen at once, at the top.
    for (const lang of ["te", "hi"]) {
      const box = await page.locator(`#bar .languages a[lang=${lang}]`).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), lang).toBeGreaterThanOrEqual(44);
      expect(box?.y, lang).toBeLessThan(20);
    }
    await page.locator("#bar .languages a[lang=te]").click();
    await expect(page).toHaveURL(/\/te$/);
    expect(await spoken(page)).toBe("te-IN");
    await expect(page.locator("#bar .languages a")).toHaveText(["English", "हिन्दी"]);
  });
});

test("what is there in English alone leads to it, and the inner addresses of pages to the public ones", async ({
  request,
}) => {
  const lead = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await lead("/te/blog?page=2")).toEqual([307, "/blog?page=2"]);
  expect(await lead("/te/desk")).toEqual([307, "/desk"]);
  expect(await lead("/te/api/v1/cities/getallcities")).toEqual([307, "/api/v1/cities/getallcities"]);
  expect(await lead("/en/faqs")).toEqual([308, "/faqs"]);
  expect(await lead("/TE/faqs")).toEqual([308, "/te/faqs"]);
  expect(await lead("/te/PropertyList")).toEqual([308, "/te/propertylist"]);
  expect(await lead("/hi/map-list")).toEqual([308, "/hi/propertylist?view=map"]);
});

test("what is not there, can't be read or can't be made says so in the language of its address", async ({
  request,
}) => {
  const hindi = { 404: "पेज नहीं मिला", 400: "यह पता पढ़ा नहीं जा सका", 405: "इस पते को केवल पढ़ा जा सकता है" };
  const telugu = { 404: "పేజీ కనబడలేదు", 400: "ఈ చిరునామాను చదవలేకపోతున్నాం", 405: "ఈ చిరునామాను చదవడం మాత్రమే వీలవుతుంది" };
  for (const [language, said] of [
    ["hi", hindi],
    ["te", telugu],
  ] as const)
    for (const [method, path, status] of [
      ["GET", "/nothing-here", 404],
      ["GET", "/contact-nobody", 404],
      ["GET", "/propertydetails/999999", 404],
      ["GET", "/faqs%zz", 400],
      ["POST", "/faqs", 405],
    ] as const) {
      const answer = await request.fetch(`/${language}${path}`, { method, maxRedirects: 0 });
      const text = await answer.text();
      expect(answer.status(), `${method} ${answer.url()}`).toBe(status);
      expect(text).toContain(`<html lang="${language}-IN"`);
      expect(text).toContain(said[status]);
      expect(text).toContain(`href="/${language}"`);
    }
});
