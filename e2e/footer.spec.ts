import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

const headings = [
  "Builders",
  "Properties in India",
  "Buy Property",
  "Property Type",
  "Quick Links",
  "Resources",
  "Network Sites",
];
const quickLinks = [
  ["Home Loan", "/home-loan"],
  ["Docs Required for Home Loan", "/docs-required"],
  ["Property Buying Steps", "/property-buying-steps"],
  ["EMI Calculator", "/emi-calculator"],
  ["FAQ'S", "/faqs"],
  ["Blogs", "/blog"],
  ["Vaastu Tips", "/vaastu-tips"],
  ["Builder Partners", "/builder-partners"],
];
/** Pages of each kind, the not-found screen among them. */
const paths = ["/", "/propertylist", "/propertydetails/1", "/faqs", "/nothing-here"];
const footer = (page: Page) => page.getByRole("contentinfo");
const column = (page: Page, name: string) => footer(page).locator(`nav[aria-label="${name}"]`);
const cityNames = (page: Page) => column(page, "Properties in India").locator("a").allTextContents();

// Specification: "start a WhatsApp chat through a floating button, whose prefilled greeting is 'Hello! I have
// a question about your properties.'"
// Specification: "A footer and a floating WhatsApp button are on every page."
test(
  "stands on every page, with a WhatsApp button that knows its greeting",
  { tag: "@also" },
  async ({ page, isMobile }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(footer(page), path).toHaveCount(1);
      const chat = page.getByRole("link", { name: "Chat on WhatsApp" });
      if (isMobile && path.startsWith("/propertydetails")) {
        // On phones a project's page has WhatsApp in its own bar.
        await expect(chat).toBeHidden();
        await expect(page.locator("#action-bar").getByRole("link", { name: "WhatsApp" })).toBeInViewport();
        continue;
      }
      await expect(chat, path).toBeInViewport();
      if (path.startsWith("/propertydetails")) {
        for (const width of [1024, 1264, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const [button, card] = await Promise.all([
            chat.boundingBox(),
            page.locator("#enquiry").boundingBox(),
          ]);
          if (!button || !card) throw new Error(`Nothing stands at ${width}`);
          const isBeside = button.x + button.width <= card.x || card.x + card.width <= button.x;
          expect(isBeside && button.x + button.width <= width, `beside the card at ${width}`).toBe(true);
        }
      }
      const address = new URL((await chat.getAttribute("href")) ?? "");
      expect(address.searchParams.get("text")).toBe("Hello! I have a question about your properties.");
    }
  },
);

// Specification: "The footer has a text about the company, an office address in Hyderabad, a toll-free phone
// line {phone} open 24 hours, social links"
test("has about text, office, toll-free line and social links", async ({ page }) => {
  await page.goto("/faqs");
  await expect(footer(page)).toContainText(/channel partner of property developers/);
  await expect(footer(page)).toContainText(/Hyderabad, Telangana 500034/);
  await expect(footer(page)).toContainText(
    /Sample RERA agent number A00000000000, Telangana, valid until 30 September 2030/,
  );
  await expect(
    footer(page).getByRole("link", { name: /1800 000 0000.*Toll-free, open 24 hours/s }),
  ).toHaveAttribute("href", "tel:18000000000");
  for (const name of ["Facebook", "Instagram", "YouTube", "LinkedIn"]) {
    await expect(footer(page).getByRole("link", { name })).toBeVisible();
  }
});

// Specification: "and links to other property sites."
// Specification: "Footer columns: Builders, Properties in India"
// Specification: "Buy Property (fixed names of localities that link to /propertylist), Property Type, Quick
// Links, Resources, Network Sites."
test("names builders, cities, localities, types, guides and other sites", async ({ page, request }) => {
  await page.goto("/faqs");
  const groups = await footer(page)
    .locator("nav")
    .evaluateAll((navs) => navs.map((nav) => nav.getAttribute("aria-label")));
  expect(groups).toEqual(headings);
  const { data } = await (await request.get("/api/v1/cities/getallcitiesadmin?active=true")).json();
  const names = (data as { name: string }[]).map(({ name }) => name);
  expect(await cityNames(page)).toEqual(names.slice(0, 14));
  await expect(column(page, "Properties in India").locator("ul")).toHaveCSS("column-count", "2");
  for (const place of ["Properties in India", "Buy Property"]) {
    for (const link of await column(page, place).locator("a").all()) {
      const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "", "http://localhost");
      expect([pathname, searchParams.get("location")]).toEqual(["/propertylist", await link.textContent()]);
    }
  }
  const links = column(page, "Quick Links").locator("a");
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")])),
  ).toEqual(quickLinks);
  expect(await column(page, "Property Type").locator("a").allTextContents()).toEqual([
    "Apartment",
    "Villa",
    "Plots",
  ]);
  const more = column(page, "Resources").locator("a");
  for (const path of ["/price-trends", "/total-cost", "/what-we-can-afford", "/quality", "/accessibility"])
    await expect(more.and(page.locator(`[href="${path}"]`))).toBeVisible();
  expect(await column(page, "Builders").locator("a").count()).toBeGreaterThan(3);
  for (const link of await column(page, "Network Sites").locator("a").all()) {
    await expect(link).toHaveAttribute("rel", "nofollow noopener");
    await expect(link).toContainText("(sample)");
  }
});

// Specification: "Only one footer group is open at a time."
test(
  "has one group open at a time on phones, and all of them where there is room",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.goto("/faqs");
    const shown = footer(page).locator("nav ul:visible");
    if (!isMobile) return expect(shown).toHaveCount(headings.length);
    await expect(shown).toHaveCount(0);
    for (const heading of headings) {
      await column(page, heading).locator("summary").click();
      await expect(shown).toHaveCount(1);
      await expect(column(page, heading).getByRole("link").first()).toBeVisible();
    }
    await expectNoViolations(page, "footer with a group open", "footer");
    await page.setViewportSize({ width: 900, height: 740 });
    await expect(shown).toHaveCount(headings.length);
  },
);

test("does not widen the page at 320 px, nor do the drawers @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/", "/faqs"]) {
    await page.goto(path);
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWider(), path).toBe(false);
    for (const name of ["Menu", "Site links"]) {
      await page.getByRole("button", { name: `Open ${name.toLowerCase()}` }).click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      expect(await isWider(), `${path}, ${name}`).toBe(false);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name })).toBeHidden();
      // Its step in the history is taken back before the next page is asked for.
      await expect.poll(() => page.evaluate(() => history.state?.backStep ?? null)).toBeNull();
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every group of the footer can be read @long", async ({ page }) => {
    await page.goto("/faqs");
    for (const heading of headings) {
      const summary = column(page, heading).locator("summary");
      if (await summary.isVisible()) await summary.click();
      await expect(column(page, heading).getByRole("link").first()).toBeVisible();
    }
  });
});
