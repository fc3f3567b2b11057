import { expect } from "@playwright/test";
import { costPage } from "../content/buying-costs";
import { languages } from "./language-words";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { englishLeftIn } from "./left-in-english";

const { hi: hindi } = languages;

/* The short one: `languages-project.spec.ts` and `languages.spec.ts` read pages in both ways. */

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** With a selector: the page that its first such link leads to. */
  const pages: [path: string, link?: string][] = [
    ["/total-cost?project=1&plan=0"],
    ["/price-trends"],
    ["/price-trends", "main a[href^='/te/price-trends/hyderabad/']"],
    ["/builders"],
    ["/builders", "main a[href^='/te/builders/']"],
    ["/aboutus"],
    ["/quality"],
    ["/privacy-policy"],
    ["/accessibility"],
    ["/interior-design"],
    ["/docs-required"],
    ["/home-loan-facility"],
    ["/property-buying-steps"],
    ["/vaastu-tips"],
    ["/builder-partners"],
  ];

  test("prices, builders, guides and what the company says of itself are in Telugu", async ({
    page,
    request,
  }) => {
    for (const [path, link] of pages) {
      await page.goto(`/te${path}`);
      if (link) await page.locator(link).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", "te-IN");
      await expect(page, path).toHaveTitle(/[\u0c00-\u0c7f]/);
      expect(await englishLeftIn(page, request, "main"), path).toEqual([]);
    }
    expect((await request.get("/te/builders/nobody")).status()).toBe(404);
    // Its words are counted once for all languages, and what was kept speaks none of them.
    const answer = await request.get("/api/v1/quality/getopenbook");
    expect(await answer.text()).not.toMatch(/[\u0c00-\u0c7f]/);
  });
});

test("the whole cost is worked out in Hindi", async ({ page, request }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto("/hi/total-cost?price=90+L&rent=30000&extra=1+L");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi[costPage.title] ?? "-");
  expect(await englishLeftIn(page, request, "main")).toEqual([]);
  const main = page.getByRole("main");
  await expect(main.getByRole("status").first()).toContainText("₹1,01,25,000");
  await main.locator("[name=rate]").fill("eight");
  await expect(main.locator("[name=rate]")).toHaveAttribute("aria-invalid", "true");
  await main.locator("[name=kind]").selectOption("plot");
  await main.locator("[name=state]").selectOption("another state");
  const left = await englishLeftIn(page, request, "main");
  expect(left.filter((text) => !text.startsWith("eight"))).toEqual([]);
  expect(faults).toEqual([]);
  await expectNoViolations(page, "the whole cost in Hindi");
});
