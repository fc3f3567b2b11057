import { expect, test, type Page } from "@playwright/test";
import { search } from "./catalogue";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /project/ });
const cardNames = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

/** On phones the fields are in a sheet. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const filters = page.getByRole("button", { name: /^Filters/ });
  const onPhone = await filters.isVisible();
  if (onPhone) await filters.click();
  const scope = onPhone ? page.getByRole("dialog") : page.getByRole("search");
  await scope.getByLabel(label, { exact: true }).selectOption(value);
  if (onPhone) await scope.getByRole("button", { name: /^Show .* projects?$/ }).click();
}

test("the first HTML has the filtered list whole", async ({ request }) => {
  const expected = await search(request, "location=Kokapet");
  const html = await (await request.get("/propertylist?location=Kokapet")).text();
  expect(expected.totalItems).toBeGreaterThan(1);
  for (const project of expected.properties) expect(html).toContain(`>${project.name}</a>`);
  expect(html).toContain("Best Offers &amp; Deals on Residential Projects");
});

test("the list that the server sent is not asked for a second time", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/property/getfiltered")) calls.push(request.url());
  });
  await page.goto("/propertylist?location=Kokapet");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("choosing filters narrows the list, writes the address and counts the projects", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Best Offers & Deals on Residential Projects",
  );
  await choose(page, "Property type", "Villa");
  await expect(page).toHaveURL(/propertyType=Villa/);
  const villas = await search(request, "propertyType=Villa");
  await expect(count(page)).toContainText(`${villas.totalItems} projects`);
  await choose(page, "Bedrooms", "4BHK");
  await expect(page).toHaveURL(/propertyType=Villa&bedrooms=4BHK/);
  const large = await search(request, "propertyType=Villa&bhkType=4");
  await expect(count(page)).toContainText(`${large.totalItems} project`);
  await expect(cardNames(page)).toHaveText(large.properties.map((project) => project.name));
});

test("back and forward walk through the filters, and a reload keeps them", async ({ page, request }) => {
  const villas = await search(request, "propertyType=Villa");
  const all = await search(request, "");
  await page.goto("/propertylist");
  await choose(page, "Property type", "Villa");
  await expect(count(page)).toContainText(`${villas.totalItems} projects`);
  await page.goBack();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(count(page)).toContainText(`${all.totalItems} projects`);
  await page.goForward();
  await expect(page).toHaveURL(/propertyType=Villa/);
  await expect(count(page)).toContainText(`${villas.totalItems} projects`);
  await page.reload();
  await expect(count(page)).toContainText(`${villas.totalItems} projects`);
});

test("coming back from a project shows the filtered list again", async ({ page, request }) => {
  const expected = await search(request, "minPrice=5000000&maxPrice=10000000");
  await page.goto("/propertylist");
  await choose(page, "Budget", "50L-1Cr");
  await expect(page).toHaveURL(/budget=50L-1Cr/);
  await expect(count(page)).toContainText(`${expected.totalItems} projects`);
  await page
    .getByRole("link", { name: /^View details of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/propertydetails/);
  await page.goBack();
  await expect(page).toHaveURL(/budget=50L-1Cr/);
  await expect(count(page)).toContainText(`${expected.totalItems} projects`);
});

test("pages: ten to a page, links between them, a change of filter goes back to the first", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist?page=2");
  const second = await search(request, "page=2");
  await expect(cardNames(page)).toHaveText(second.properties.map((project) => project.name));
  const pages = page.getByRole("navigation", { name: "Pages of the list" });
  await pages.getByRole("link", { name: "Go to next page" }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(pages.locator("[aria-current=page]")).toHaveText("3");
  await pages.getByRole("link", { name: "Go to last page" }).click();
  await expect(page).toHaveURL(new RegExp(`page=${second.totalPages}$`));
  await pages.getByRole("link", { name: "Go to first page" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await page.goto("/propertylist?page=2");
  await choose(page, "Property type", "Apartment");
  await expect(page).toHaveURL(/propertylist\?propertyType=Apartment$/);
});

test("a page past the end is 404, an unknown place is an empty list", async ({ page, request }) => {
  expect((await request.get("/propertylist?page=9999")).status()).toBe(404);
  const answer = await page.goto("/propertylist?location=Atlantis");
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { name: "No properties found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(cardNames(page)).toHaveCount(10);
});

test("typing a name with a wrong letter finds it, and starts at page 1", async ({ page, request }) => {
  await page.goto("/propertylist?page=3");
  await page.getByRole("combobox", { name: "Search" }).pressSequentially("lakecyty", { delay: 20 });
  await expect(page).toHaveURL(/propertylist\?search=lakecyty$/);
  const found = await search(request, "search=lakecyty");
  expect(found.totalItems).toBeGreaterThan(0);
  await expect(cardNames(page).first()).toHaveText(found.properties[0]?.name ?? "");
});

test("suggestions appear while typing and lead on with the keyboard", async ({ page }) => {
  await page.goto("/propertylist");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.pressSequentially("kokap", { delay: 20 });
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText("Kokapet");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page).toHaveURL(/location=Kokapet/);
});

test("More Filters holds area, status, bathrooms, availability and builder", async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name === "phone", "On phones these stand in the sheet.");
  await page.goto("/propertylist");
  await page.getByRole("button", { name: /^More Filters/ }).click();
  const more = page.getByRole("group", { name: "More Filters" });
  await more.getByLabel("Area", { exact: true }).selectOption("1250-1750");
  await more.getByLabel("Bathrooms").selectOption("2");
  await more.getByLabel("Availability").selectOption("New");
  await more.getByRole("checkbox", { name: /Ready to Move In/ }).check();
  await expect(page).toHaveURL(/area=1250-1750&status=Ready\+to\+Move&bathrooms=2&availability=New/);
  const expected = await search(
    request,
    "minArea=1250&maxArea=1750&bathrooms=2&availability=New&status=Ready to Move",
  );
  await expect(count(page)).toContainText(`${expected.totalItems} project`);
  await page.keyboard.press("Escape");
  await expect(more).toBeHidden();
  await expect(page.getByRole("button", { name: "More Filters (4)" })).toBeFocused();
});

test("chips name each filter that is set and take it away", async ({ page }) => {
  await page.goto("/propertylist?location=Hyderabad&bedrooms=3BHK&status=New Launch");
  const chips = page.getByRole("list", { name: "Filters that are set" });
  await expect(chips.getByRole("link")).toHaveText(["Hyderabad", "3 BHK", "New Launch", "Reset all"]);
  await chips.getByRole("link", { name: "Remove filter 3 BHK" }).click();
  await expect(page).toHaveURL(/location=Hyderabad&status=New\+Launch$/);
  await chips.getByRole("link", { name: "Reset all" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(chips).toBeHidden();
});

test("one floor-plan group of a card is open at a time", async ({ page }) => {
  await page.goto("/propertylist?search=Lakecity");
  const groups = page.getByRole("article").first().getByRole("button", { expanded: false });
  await expect(groups.nth(1)).toBeVisible();
  const all = page.getByRole("article").first().locator("button[aria-expanded]");
  await all.nth(0).click();
  await expect(all.nth(0)).toHaveAttribute("aria-expanded", "true");
  await all.nth(1).click();
  await expect(all.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(all.nth(1)).toHaveAttribute("aria-expanded", "true");
});

test("sorting keeps the filters", async ({ page, request }) => {
  await page.goto("/propertylist?propertyType=Apartment");
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(/propertyType=Apartment&sort=price_asc$/);
  const cheapest = await search(request, "propertyType=Apartment&sort=price_asc");
  await expect(cardNames(page)).toHaveText(cheapest.properties.map((project) => project.name));
});

test("Plot asks the plot call, no type shows homes and plots together", async ({ page, request }) => {
  await page.goto("/propertylist");
  const call = page.waitForRequest(/\/api\/v1\/plots\/getfilteredplots/);
  await choose(page, "Property type", "Plot");
  await call;
  const all = await search(request, "limit=100");
  expect(new Set(all.properties.map((project) => project.isPlot))).toEqual(new Set([true, false]));
});

test("a slow answer shows the overlay, a failing one a sentence and a way to try again", async ({ page }) => {
  await page.goto("/propertylist");
  await page.route("**/api/v1/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ status: 503, json: { status: false, message: "no" } });
  });
  await page.getByLabel("Sort by").selectOption("price_desc");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeVisible();
  await page.unroute("**/api/v1/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be read" })).toBeHidden();
});

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/propertylist", "/propertylist?search=zzzzzz", "/propertylist?page=3"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
