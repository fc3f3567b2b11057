import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

const comingSoon = [
  "/docs-required",
  "/property-buying-steps",
  "/vaastu-tips",
  "/builder-partners",
  "/home-loan-facility",
];
/** The figures of the guide (specification, section 9). */
const homeLoanFigures = [
  "24 to 60 years",
  "8.75% to 12%",
  "up to 85%",
  "at least 15% from you",
  "about 2%",
  "3 to 15 days",
  "₹1,50,000 under section 80C",
  "₹2,00,000 under section 24(b)",
  "750 is the minimum",
  "650 is possible",
  "up to 80-90% of the value of the property, or 5-7 times your annual income",
];
const guides = ["/home-loan", "/faqs", "/emi-calculator", "/privacy-policy", "/accessibility"];

// Specification: "and read home-loan guidance,"
// Specification: "/home-loan | Home Loan Guide"
// Specification: "Home Loan Guide with 11 questions (some with lists of details);"
// Specification: "Informational content: eligibility age 24 to 60; typical rates 8.75% to 12%; lenders
// finance up to 85% with 15% from the borrower; prepayment penalty about 2%; disbursement 3 to 15 days; tax
// deductions Rs 1,50,000 (80C) and Rs 2,00,000 (24b); minimum credit score 750 (650 possible); up to 80-90%
// of property value or 5-7 times annual income;"
test("the Home Loan Guide answers eleven questions, each reached from the table of contents", async ({
  page,
}) => {
  await page.goto("/home-loan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Loan Guide");
  const questions = page.getByRole("main").getByRole("heading", { name: /\?$/ });
  await expect(questions).toHaveCount(11);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(11);
  await contents.getByRole("link", { name: "Tax" }).click();
  await expect(page).toHaveURL(/#tax$/);
  const tax = page.getByRole("heading", { name: "What tax can a home loan save?" });
  await expect(tax).toBeInViewport();
  const main = page.getByRole("main");
  expect(await main.locator("dl").count()).toBeGreaterThan(3);
  for (const figure of homeLoanFigures) await expect(main).toContainText(figure);
});

// Specification: "Home Loan Guide in the sidebar layout"
// Specification: "EMI calculator in the sidebar layout,"
// Specification: "8 rental FAQs in the sidebar layout"
// Specification: "A Quick Links panel lists Home Loan, Docs Required for Home Loan, Property Buying Steps,
// EMI Calculator, FAQ'S, Blogs, Vaastu Tips, Builder Partners. The sidebar of guide pages is hidden on small
// screens (width 0, otherwise 280)."
test(
  "guides have the Quick Links beside them, 280 wide, and none on a small screen",
  { tag: "@both" },
  async ({ page }, info) => {
    for (const path of guides) {
      await page.goto(path);
      const links = page.locator("aside", { has: page.getByRole("heading", { name: "Quick Links" }) });
      const panel = page.locator("aside[aria-label=Guides]");
      if (info.project.name === "phone") {
        await expect(links).toHaveCount(0);
        expect(await panel.evaluate((aside) => aside.getBoundingClientRect().width)).toBe(0);
      } else {
        expect(await panel.evaluate((aside) => aside.getBoundingClientRect().width)).toBe(280);
        expect(await links.getByRole("link").allTextContents()).toEqual([
          "Home Loan",
          "Docs Required for Home Loan",
          "Property Buying Steps",
          "EMI Calculator",
          "FAQ'S",
          "Blogs",
          "Vaastu Tips",
          "Builder Partners",
        ]);
      }
    }
  },
);

// Specification: "and read home-loan guidance, FAQs"
// Specification: "/faqs | 8 rental FAQs"
// Specification: "8 rental FAQs with one panel open at a time;"
// Specification: "FAQ accordions: one open panel at a time."
// Specification: "rental deposit 1-3 months, leases of 12 months typical."
test("of the eight rental FAQs one is open at a time, by mouse and by keyboard", async ({ page }) => {
  await page.goto("/faqs");
  const panels = page.locator("main details");
  await expect(panels).toHaveCount(8);
  const open = page.locator("main details[open]");
  await expect(open).toHaveCount(1);
  await expect(panels.first()).toHaveAttribute("open");
  await expect(page.getByText("1-3 months’ rent")).toBeVisible();
  await panels.nth(1).locator("summary").click();
  await expect(page.getByText("Leases of 12 months are typical.")).toBeVisible();

  await panels.nth(3).locator("summary").click();
  await expect(panels.nth(3)).toHaveAttribute("open");
  await expect(open).toHaveCount(1);
  await expect(page.getByText("1-3 months’ rent")).toBeHidden();

  await panels.nth(4).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(panels.nth(4)).toHaveAttribute("open");
  await expect(open).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(open).toHaveCount(0);
});

test("an anchor opens the answer it names", async ({ page }) => {
  await page.goto("/faqs#police-verification");
  await expect(page.getByText("Keep the acknowledgement.")).toBeVisible();
});

// Specification: "and a privacy policy;"
// Specification: "/privacy-policy | Static privacy policy"
// Specification: "privacy policy covering consent, information collected, use of information, log files,
// cookies, advertising partners, CCPA rights, GDPR rights and children's information (one month to respond to
// rights requests; children under 13 not knowingly collected)."
test("the privacy policy has the date of its last change and a way to every section", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible();
  for (const name of [
    "Consent",
    "Information we collect",
    "Use of information",
    "Log files",
    "Cookies",
    "Advertising partners",
    "CCPA privacy rights",
    "GDPR data protection rights",
    "Children’s information",
  ]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("We have one month to respond to your request.")).toBeVisible();
  await expect(page.getByText("If you make a request, we have one month to respond.")).toBeVisible();
  await expect(
    page.getByText("We do not knowingly collect information about children under 13."),
  ).toBeVisible();
  const anchors = await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
  expect(await page.context().cookies()).toEqual([]);
});

// Specification: "It is run by a channel partner of property developers, a company established in 2011 that
// presents itself with '0% Brokerage'."
// Specification: "A strip on the About and home content claims '500+ developers'."
// Specification: "/aboutus | About: company introduction, vision, mission (data-driven insights, AI-powered
// search, end-to-end solutions, professional team), message from the CEO"
test("About Us says who, why and since when", async ({ page }) => {
  await page.goto("/aboutus");
  const main = page.getByRole("main");
  await expect(main).toContainText("We have done this since 2011");
  await expect(main).toContainText("We are a channel partner of property developers.");
  await expect(main).toContainText("0% Brokerage");
  await expect(main.getByRole("img").first()).toHaveAccessibleName(/\w/);
  for (const name of [
    "Our vision",
    "Our mission",
    "Data-driven insights",
    "AI-powered search",
    "End-to-end solutions",
    "Professional team",
    "500+ developers",
    "Message from the CEO",
  ]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^as of \w{3} \d{4}$/)).toHaveCount(4);
});

for (const [at, path] of comingSoon.entries()) {
  // Specification: "/docs-required, /property-buying-steps, /vaastu-tips, /builder-partners,
  // /home-loan-facility | Placeholder pages that read 'Coming Soon...'"
  test(`${path} is a placeholder that no search engine keeps${at === 0 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText("Coming Soon...", { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    for (const link of await page.locator("main section a").all()) {
      const href = (await link.getAttribute("href")) ?? "";
      expect((await page.request.get(href)).status()).toBe(200);
    }
  });
}

test("the guides have no accessibility faults @long", async ({ page }) => {
  test.slow();
  for (const path of [...guides, "/aboutus", "/vaastu-tips", "/blog-detail"]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});

test("nothing is wider than a screen of 320 pixels @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...guides, "/aboutus", "/vaastu-tips", "/contactus"]) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer can be read", async ({ page }) => {
    await page.goto("/faqs");
    await expect(page.getByText("1-3 months’ rent")).toBeVisible();
    await page.locator("main details").nth(1).locator("summary").click();
    await expect(page.getByText("Leases of 12 months are typical.")).toBeVisible();
    await page.goto("/home-loan");
    await expect(page.getByText("8.75% to 12% a year", { exact: false })).toBeVisible();
    await page.goto("/contactus");
    await expect(page.getByRole("button", { name: "Show map" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Open in maps" }).last()).toBeVisible();
  });
});
