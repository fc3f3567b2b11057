import { expect } from "@playwright/test";
import { load } from "cheerio";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

test("a landmark in the search leads to the list near it, the nearest first", async ({ page }) => {
  await page.goto("/propertylist?search=flats+within+5+km+of+raidurg+metro");
  await expect(page).toHaveURL(/near=Raidurg\+metro&radius=5km&propertyType=Apartment/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Flats for sale within 5 km of Raidurg metro",
  );
  const far = page.getByText(/^[\d.]+ km from Raidurg metro in a straight line$/);
  await expect(far.first()).toBeVisible();
  const km = (await far.allTextContents()).map(parseFloat);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  expect(Math.max(...km)).toBeLessThanOrEqual(5);
  await expect(page.getByText("Points of landmarks:")).toBeVisible();
  await expectNoViolations(page, "a list near a landmark");
});

test("nobody knows minutes by road, and the list says so", async ({ page }) => {
  await page.goto("/propertylist?search=10+min+from+airport");
  await expect(page).toHaveURL(/near=Hyderabad\+Airport&radius=10km/);
  await expect(page.getByText("We don’t know how many minutes it takes by road")).toBeVisible();
});

test("another name of a landmark leads to its address, and what is none finds nothing, with a way out", async ({
  request,
  page,
}) => {
  const response = await request.get("/propertylist?near=raidurgam+metro+station", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([307, "/propertylist?near=Raidurg+metro"]);
  await page.goto("/propertylist?near=Nowhere");
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await page.getByRole("link", { name: /^without the landmark/ }).click();
  await expect(page).toHaveURL("/propertylist");
});

test("the list of everything leads to each list near a landmark that the sitemap names", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemaps/pages.xml")).text();
  const named = [...xml.matchAll(/<loc>[^<]*(\/propertylist\?near=[^<]*)/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(10);
  const $ = load(await (await request.get("/propertylist")).text());
  const linked = $("nav[aria-label='Near a landmark'] a").toArray();
  expect(linked.map((link) => $(link).attr("href"))).toEqual(named);
});

test("the page of a project says what is near, with the way to its list", async ({ page }) => {
  await page.goto("/propertydetails/1");
  const near = page.getByRole("region", { name: "What is near" });
  await near.getByRole("link", { name: / metro$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("metro");
  await page.goBack();
  await expect(near).toBeVisible();
});

test("letters of a landmark suggest it, and pages in Telugu say it in Telugu", async ({ page }) => {
  await page.goto("/propertylist");
  await page.getByRole("combobox", { name: "Search" }).fill("raidur");
  await expect(page.getByRole("option", { name: "Raidurg metro, Hyderabad Landmark" })).toBeVisible();
  await page.goto("/te/propertylist?near=Raidurg+metro");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("రాయదుర్గం మెట్రో");
});
