import { expect, type Page } from "@playwright/test";
import { howMany } from "@/lib/base/testing/how-many";
import { test as plain, testWith } from "./journey";
import { readTypeFaults } from "./large-type";

/** A browser whose visitor has set the size of type to 200 %. */
const test = testWith("defaultFontSize=32");

/** The first ones stand for all. */
const pages = {
  home: "/",
  listing: "/propertylist",
  "a project": "/propertydetails/8",
  enquire: "/enquire/enquiry?project=1",
  "the EMI calculator": "/emi-calculator",
  "a map": "/propertylist?view=map",
  "an empty list": "/propertylist?location=Kokapet&propertyType=Plot&budget=Under+50L",
  "a plot": "/propertydetails?project=142&type=plot",
  "a missing page": "/propertydetails?project=1&type=plot",
  "a comparison": "/compare?project=1&project=2&project=8",
  "site-visit sheets": "/visit-sheet?project=8&project=plot-142",
  "what we can afford": "/what-we-can-afford?emis=9000",
  "the whole cost": "/total-cost?price=90+L&rent=30000&extra=1+L",
  "the open book": "/quality",
  "prices of a locality": "/price-trends/hyderabad/kokapet",
  "a guide": "/home-loan",
  questions: "/faqs",
  "a post": "/blog-detail/what-an-emi-does-over-20-years",
  blog: "/blog",
  contact: "/contactus",
  "loan assistance": "/home-loan-assistance",
  about: "/aboutus",
  accessibility: "/accessibility",
};

const some = Object.entries(pages).slice(0, howMany(3, Infinity));

for (const [name, path] of some) {
  test(`${name}: with type of twice the size no text is cut or lies over other text, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await readTypeFaults(page)).toEqual([]);
    const small = await page
      .locator("a, button, summary, input:not([type=hidden]), select")
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            const isInText = /^inline(-block)?$/.test(getComputedStyle(target).display);
            const isMadeLarger = target.matches(
              "input[type=checkbox], input[type=radio], .sr-only, .sr-only *",
            );
            return !isInText && !isMadeLarger && width > 2 && Math.min(width, height) < 43.5;
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}

/** Opened once, and drawn at each width. */
async function expectNothingSideways(page: Page, path: string) {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
  }
}

const byMetro = ["/propertydetails/64", "/te/propertydetails/64"];

test("with type of twice the size nothing scrolls sideways at any width", async ({ page }) => {
  for (const path of [
    ...some.map(([, address]) => address),
    ...byMetro,
    ...["/hi/propertydetails/8", "/te", "/te/faqs", "/privacy-policy"].slice(0, howMany(1, Infinity)),
  ]) {
    await page.goto(path);
    await page.locator("main").hover();
    await expectNothingSideways(page, path);
  }
});

// Some browsers enlarge type alone: the page is laid out for its width as before.
plain("nor where the type is enlarged and the breakpoints stay @long", async ({ page }) => {
  const paths = ["/", "/propertylist", "/home-loan", "/emi-calculator", "/contactus", ...byMetro];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNothingSideways(page, path);
  }
});
