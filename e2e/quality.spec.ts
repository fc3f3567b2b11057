import { expect, type APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import type { OpenBook } from "@/lib/open-book/open-book-schema";
import { test } from "./journey";

type Dataset = { distribution: { contentUrl: string } };

const call = "/api/v1/quality/getopenbook";

test("the open book is found from About Us, and says in words and figures what its call says @long", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto("/aboutus");
  await page.getByRole("main").getByRole("link", { name: "Our open book" }).click();
  await expect(page).toHaveURL("/quality");
  const main = page.getByRole("main");
  // Other journeys leave leads meanwhile, and each of both is kept for a while.
  let book = await readBook(request);
  await expect(async () => {
    book = await readBook(request);
    await page.reload();
    for (const { words } of book.data)
      await expect(main).toContainText(words[0] ?? "no words", { timeout: 1_000 });
  }).toPass({ intervals: [2_000], timeout: 90_000 });
  expect(book.prices.projects).toBeGreaterThan(100);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Our open book");
  await expect(main.locator("section > h2")).toHaveText([
    ...book.data.map(({ title }) => title),
    "The same for machines",
  ]);
  for (const { rule } of book.orders) await expect(main.getByText(rule, { exact: true })).toBeVisible();
  const ages = main.getByLabel("Projects by the days since somebody looked after them");
  await expect(ages.getByText(/^\d+%|all|none/).first()).toBeVisible();
});

test("each way of a machine leads somewhere, and the page says of its data what it is", async ({
  request,
}) => {
  const $ = load(await (await request.get("/quality")).text());
  const links = $("section[aria-labelledby=machines] a").toArray();
  expect(links).toHaveLength(5);
  for (const link of links) {
    const answer = await request.get($(link).attr("href") ?? "");
    expect(answer.status(), answer.url()).toBe(200);
  }
  const graphs = $("script[type='application/ld+json']")
    .toArray()
    .flatMap((script) => (JSON.parse($(script).text()) as { "@graph": Record<string, unknown>[] })["@graph"]);
  const catalog = graphs.find((node) => node["@type"] === "DataCatalog") as
    { dataset: Dataset[] } | undefined;
  expect(catalog?.dataset).toHaveLength(2);
  for (const { distribution } of catalog?.dataset ?? []) {
    const { pathname } = new URL(distribution.contentUrl);
    expect((await request.get(pathname)).headers()["content-type"]).toContain("application/json");
  }
});

test("all of it is there without JavaScript, on 320 px without a sideways scroll, and kept for the next visitor", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  await page.goto("/quality");
  await expect(page.getByText(/^Counted on \d/)).toBeVisible();
  const patterns = page.getByRole("region", { name: "Dark patterns" });
  await expect(patterns.getByRole("heading", { level: 3 })).toHaveCount(13);
  await patterns.getByText("How we notice a change").first().click();
  await expect(patterns.getByText("scripts/dark-patterns.test.ts").first()).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.getByRole("link", { name: "What is not good enough yet, and how to complain" }).click();
  await expect(page).toHaveURL("/accessibility");
  const complaints = page.getByRole("region", { name: "How to complain" });
  await expect(complaints.locator("a[href^='mailto:'], a[href^='tel:']")).toHaveCount(2);
  expect(await width()).toBeLessThanOrEqual(320);
  await context.close();
  expect((await request.get("/quality")).headers()["cache-control"]).toContain("s-maxage");
});

async function readBook(request: APIRequestContext): Promise<OpenBook> {
  return (await (await request.get(call)).json()) as OpenBook;
}
