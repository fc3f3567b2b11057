import { expect } from "@playwright/test";
import { load } from "cheerio";
import type { PlacePrices } from "@/lib/projects/listing/place-rates-schema";
import { formatRupees } from "@/lib/base/format";
import { projectPath } from "@/lib/base/paths";
import { expectNoViolations } from "./axe";
import { search } from "./catalogue";
import { test } from "./journey";

const call = "/api/v1/property/getplaceprices?city=Hyderabad&locality=Kokapet";
const address = "/price-trends/hyderabad/kokapet";

test("from the whole cost to the prices of a locality, with the figures of its call", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/total-cost");
  await page.getByRole("main").getByRole("link", { name: "Property prices" }).click();
  await expect(page).toHaveURL("/price-trends");
  await expectNoViolations(page, "prices of all places");
  await page.getByRole("main").getByRole("link", { name: "Kokapet", exact: true }).click();
  await expect(page).toHaveURL(address);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Property prices in Kokapet, Hyderabad");
  const { data } = (await (await request.get(call)).json()) as { data: PlacePrices["kinds"] };
  const told = data.filter(({ median }) => median !== null);
  expect(told.length).toBeGreaterThan(0);
  const rows = main
    .getByRole("table", { name: "Asking prices per sq ft in Kokapet by type" })
    .getByRole("row");
  await expect(rows).toHaveCount(data.length + 1);
  for (const { median } of told)
    await expect(rows.filter({ hasText: formatRupees(median ?? 0) })).not.toHaveCount(0);
  await expectNoViolations(page, "prices of a locality");
});

test("all of it is there without JavaScript, on 320 px without a sideways scroll", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  for (const path of ["/price-trends", "/price-trends/hyderabad", address]) {
    await page.goto(path);
    await expect(page.getByRole("table").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await context.close();
});

test("what the page is, where it is listed, and what is none", async ({ request }) => {
  const $ = load(await (await request.get(address)).text());
  expect(new URL($("link[rel=canonical]").attr("href") ?? "").pathname).toBe(address);
  const nodes = $("script[type='application/ld+json']")
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as { "@graph": Record<string, unknown>[] })["@graph"]);
  const data = nodes.find((node) => node["@type"] === "Dataset") as { distribution: { contentUrl: string } };
  const { pathname, search } = new URL(data.distribution.contentUrl);
  expect((await request.get(pathname + search)).status()).toBe(200);
  expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain(`${address}</loc>`);
  for (const path of ["nowhere", "hyderabad/nowhere", "pune/kokapet", "hyderabad/kokapet/more"])
    expect((await request.get(`/price-trends/${path}`)).status(), path).toBe(404);
});

test("a locality's prices, list and projects name its civic body, with day and source, and nothing where it is unknown", async ({
  request,
}) => {
  const pagesOf = async (locality: string) => {
    const [project] = (await search(request, `location=${locality}`)).properties;
    if (!project) throw new Error(`No project is in ${locality}`);
    const paths = [
      `/price-trends/hyderabad/${locality.toLowerCase()}`,
      `/propertylist?location=${locality}`,
      projectPath(project),
    ];
    return Promise.all(
      paths.map(async (path) => load(await (await request.get(path)).text())("main").text()),
    );
  };
  for (const text of await pagesOf("Kokapet")) {
    expect(text).toContain("Cyberabad Municipal Corporation (by the division of GHMC on 11 February 2026)");
    expect(text).toContain("Source: indianexpress.com.");
  }
  for (const text of await pagesOf("Mokila")) {
    expect(text).toContain("Mokila");
    expect(text).not.toMatch(/civic body|Municipal Corporation/i);
  }
});
