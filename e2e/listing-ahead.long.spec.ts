import { expect } from "@playwright/test";
import { test } from "./journey";

/* The short one: `links.spec.ts` opens what was asked for ahead. */

test("the lists of a menu that is opened, and of a box that is pointed at, come before they are chosen", async ({
  page,
}, info) => {
  const asked: URLSearchParams[] = [];
  const came = (wanted: (query: URLSearchParams) => boolean) =>
    expect.poll(() => asked.filter(wanted).length).toBeGreaterThan(0);
  page.on("requestfinished", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes("getfiltered")) asked.push(searchParams);
  });
  await page.clock.install();
  await page.goto("/propertylist?location=Hyderabad");
  const first = page.getByRole("article").first().getByRole("heading");
  const name = await first.textContent();
  const sort = page.getByLabel("Sort by");
  await sort.click();
  await came((query) => query.get("sort") === "price_desc");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await sort.selectOption("price_desc");
  await expect(page).toHaveURL(/sort=price_desc$/);
  await expect(first).not.toHaveText(name ?? "?");
  expect(asked.filter((query) => query.get("sort") === "price_desc")).toHaveLength(1);

  await page.clock.resume();
  await page.keyboard.press("Escape");
  if (info.project.name === "phone") {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("dialog").getByLabel("Property type", { exact: true }).click();
    await came((query) => query.get("propertyType") === "Villa");
    return;
  }
  const bar = page.getByRole("search");
  await bar.locator("summary", { hasText: /^Any/ }).first().click();
  const box = bar.locator("label", { has: page.locator('[value="3BHK"]') });
  await box.hover();
  await came((query) => query.get("bhkType") === "3");
});

test("nothing is asked for ahead of whoever saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  let asked = 0;
  let pages = 0;
  page.on("request", (request) => {
    asked += Number(request.url().includes("getfiltered"));
    pages += Number(request.url().includes("_rsc="));
  });
  await page.goto("/propertylist?location=Hyderabad");
  const sort = page.getByLabel("Sort by");
  await sort.click();
  await sort.selectOption("price_desc");
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").hover();
  await page.waitForLoadState("networkidle");
  expect(pages).toBe(0);
});

test("a project is asked for when the pointer rests on its link, though a scroll's end is told after that", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("_rsc=")) asked.add(new URL(request.url()).pathname);
  });
  await page.goto("/propertylist?location=Hyderabad");
  const links = page.getByRole("article").getByRole("heading", { level: 2 }).getByRole("link");
  const pathOf = async (at: number) => (await links.nth(at).getAttribute("href")) ?? "";
  const restOn = (at: number) =>
    links.nth(at).evaluate((link) => {
      link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      setTimeout(() => window.dispatchEvent(new Event("scroll")), 20);
    });
  const [first, last] = [await pathOf(0), await pathOf(8)];
  // Until the code for it has come.
  await expect(async () => {
    await restOn(0);
    await expect.poll(() => asked.has(first), { timeout: 500 }).toBe(true);
  }).toPass();
  await restOn(8);
  await expect.poll(() => asked.has(last)).toBe(true);
});

test("a plot is asked for ahead as a home is, and pressing its link asks for nothing of it again", async ({
  page,
}) => {
  await page.goto("/propertylist?location=Hyderabad&propertyType=Plot");
  const link = page.getByRole("article").first().getByRole("heading", { level: 2 }).getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toMatch(/\?type=plot$/);
  const [path] = address.split("?");
  const came: string[] = [];
  const isOfPlot = (url: string) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === path && searchParams.has("_rsc") && searchParams.get("type") === "plot";
  };
  page.on("request", (request) => {
    if (isOfPlot(request.url())) came.push(request.url());
  });
  const name = (await link.textContent()) ?? "?";
  // What it leads to, and then its data.
  await expect(async () => {
    await link.evaluate((one) =>
      one.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })),
    );
    await expect.poll(() => new Set(came).size, { timeout: 1_000 }).toBe(2);
  }).toPass();
  await page.waitForLoadState("networkidle");
  const before = came.length;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`${path}\\?type=plot$`));
  expect(came).toHaveLength(before);
});
