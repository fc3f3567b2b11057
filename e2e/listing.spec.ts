import { expect } from "@playwright/test";
import { search } from "./catalogue";
import { test } from "./journey";
import { cardNames, choose, count } from "./listing-steps";

test("the first HTML has the filtered list whole", async ({ request }) => {
  const expected = await search(request, "location=Kokapet");
  const html = await (await request.get("/propertylist?location=Kokapet")).text();
  expect(expected.totalItems).toBeGreaterThan(1);
  for (const project of expected.properties) expect(html).toContain(`>${project.name}</a>`);
  // One h1, as people search, with the figures of the whole list and their questions below it.
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/>[A-Z][a-z, ]+ for sale in Kokapet, Hyderabad$/),
  ]);
  expect(html).toMatch(
    new RegExp(`>${expected.totalItems} projects with [^<]*; the median is ₹[\\d,]+ per sq ft over \\d+`),
  );
  expect(html).toMatch(/<dt[^>]*>What do [a-z, ]+ in Kokapet cost\?<\/dt>/);
  expect(html).toContain('"@type":"FAQPage"');
  const plain = await (await request.get("/propertylist?page=2")).text();
  expect(plain).toContain("Best Offers &amp; Deals on Residential Projects");
  expect(plain).not.toContain('"@type":"FAQPage"');
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

// Specification: "Visitors can search and filter residential projects (Apartment, Villa, Plot);"
// Specification: "/propertylist: Filter bar,"
// Specification: "heading 'Best Offers & Deals on Residential Projects', project cards,"
test(
  "choosing filters narrows the list, writes the address and counts the projects",
  { tag: "@both" },
  async ({ page, request }) => {
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
  },
);

// Specification: "The URL's query stays in step with the filters;"
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

// Specification: "pagination,"
// Specification: "Listing page size 10. Pagination: 1 sibling, 1 boundary, first and last buttons."
test(
  "pages: ten to a page, links between them, a change of filter goes back to the first",
  { tag: "@also" },
  async ({ page, request, isMobile }) => {
    await page.goto("/propertylist?page=8");
    const eighth = await search(request, "page=8");
    const last = String(eighth.totalPages);
    await expect(cardNames(page)).toHaveCount(10);
    await expect(cardNames(page)).toHaveText(eighth.properties.map((project) => project.name));
    const pages = page.getByRole("navigation", { name: "Pages of the list" });
    // One sibling on each side, one page at each end; phones have no space for the ends.
    const numbers = isMobile ? ["7", "8", "9"] : ["1", "…", "7", "8", "9", "…", last];
    await expect(pages.locator("li").filter({ hasText: /./, visible: true })).toHaveText(numbers);
    await pages.getByRole("link", { name: "Go to next page" }).click();
    await expect(page).toHaveURL(/page=9/);
    await expect(pages.locator("[aria-current=page]")).toHaveText("9");
    await pages.getByRole("link", { name: "Go to last page" }).click();
    await expect(page).toHaveURL(new RegExp(`page=${last}$`));
    await pages.getByRole("link", { name: "Go to first page" }).click();
    await expect(page).toHaveURL(/\/propertylist$/);
    await page.goto("/propertylist?page=2");
    await choose(page, "Property type", "Apartment");
    await expect(page).toHaveURL(/propertylist\?propertyType=Apartment$/);
  },
);

// Specification: "and an empty state 'No properties found' with a 'Clear Filters' action."
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

test("words that no project has are called that; an area of one's own stands in its field", async ({
  page,
}) => {
  await page.goto("/propertylist?search=qwertyuiop");
  await expect(page.getByText("None of our projects has these words.")).toBeVisible();
  await page.goto("/propertylist?area=2000%2B&propertyType=Villa");
  await expect(page.getByLabel("Area", { exact: true })).toHaveValue("2000+");
  const { totalItems } = await search(page.request, "minArea=2000&propertyType=Villa");
  await expect(page.getByText(`${totalItems} projects`, { exact: true })).toBeVisible();
});

test("an empty list says what would bring some, the nearest first, and one click brings it", async ({
  page,
  request,
}) => {
  const asked = "location=Kokapet&propertyType=Plot&possession=6months";
  expect(
    (await search(request, "location=Kokapet&propertyType=Plot&possessionDate=6months")).totalItems,
  ).toBe(0);
  await page.goto(`/propertylist?${asked}`);
  const ways = page.getByRole("list", { name: "What would bring some" }).getByRole("link");
  const told = await ways.allTextContents();
  expect(told.length).toBeGreaterThan(1);
  const { totalItems } = await search(request, "location=Kokapet&possessionDate=6months");
  expect(told).toContain(`without the property type ${totalItems}`);
  const near = await ways.first().textContent();
  const [, count, place] = /^(\d+) in (.+)$/.exec(near ?? "") ?? [];
  await ways.first().click();
  await expect(page).toHaveURL(new RegExp(`location=${place?.replace(" ", "\\+")}&`));
  await expect(cardNames(page)).toHaveCount(Number(count));
  await page.goBack();
  await expect(page.getByRole("link", { name: "Clear Filters" })).toBeVisible();
  await expect(ways).toHaveText(told);
});

test("places are chosen by city and locality, several of them, with the keyboard alone", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist");
  const field = page.locator("summary", { hasText: /^Location:/ });
  await field.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("combobox", { name: "City or locality" });
  await expect(box).toBeFocused();
  const places = page.getByRole("listbox", { name: "Places" });
  const hyderabad = page.getByRole("group", { name: "Hyderabad" });
  await expect(hyderabad.getByRole("option").first()).toContainText("All of Hyderabad");
  for (const [typed, name] of [
    ["kokap", "Kokapet"],
    ["hi-tech city", "HITEC City"],
  ] as const) {
    await box.fill(typed);
    const option = places.getByRole("option", { name: new RegExp(name) });
    await expect(places.getByRole("option")).toHaveCount(1);
    await box.press("ArrowDown");
    await expect(box).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await box.press("Enter");
    await expect(option).toHaveAttribute("aria-selected", "true");
  }
  await expect(page).toHaveURL(/location=HITEC\+City%2CKokapet$/);
  const { totalItems } = await search(request, "location=Kokapet,HITEC City");
  await expect(count(page)).toContainText(`${totalItems} project`);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(field).toBeFocused();
  await page.reload();
  await field.click();
  const recent = page.getByRole("group", { name: "Recent" }).getByRole("option");
  await expect(recent).toHaveText([/HITEC City/, /Kokapet/]);
  await recent.first().click();
  await expect(page).toHaveURL(/location=Kokapet$/);
});

// Specification: "changing the search term resets page to 1."
test("typing a name with a wrong letter finds it, and starts at page 1", async ({ page, request }) => {
  await page.goto("/propertylist?page=3");
  await page.getByRole("combobox", { name: "Search" }).pressSequentially("lakecyty", { delay: 20 });
  await expect(page).toHaveURL(/propertylist\?search=lakecyty$/);
  const found = await search(request, "search=lakecyty");
  expect(found.totalItems).toBeGreaterThan(0);
  await expect(cardNames(page).first()).toHaveText(found.properties[0]?.name ?? "");
});

test("a phrase becomes filters: typed and sent, suggested, and without JavaScript", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.pressSequentially("2bhk gachibauli under 9.5 cr", { delay: 20 });
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(
    "Gachibowli · 2 BHK · Up to ₹9.50 Cr",
  );
  await box.press("Enter");
  await expect(page).toHaveURL(
    /\?location=Gachibowli&bedrooms=2BHK&budget=Under\+9\.5Cr&asked=2bhk\+gachibauli/,
  );
  await expect(page.getByText("We read “2bhk gachibauli under 9.5 cr” as:")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter 2 BHK" }).click();
  await expect(page).toHaveURL(/\?location=Gachibowli&budget=Under\+9\.5Cr&asked=/);
  await expect(page.getByText("We read")).toBeHidden();

  const sent = await request.get("/propertylist?search=villas+kokapet+2cr", { maxRedirects: 0 });
  expect(sent.status()).toBe(307);
  const address = sent.headers().location ?? "";
  expect(address).toContain("location=Kokapet&propertyType=Villa&budget=Under+2Cr&asked=villas+kokapet+2cr");
  const html = await (await request.get(address)).text();
  expect(html).toContain("Search for the words instead");
  const words = await request.get("/propertylist?search=villas+kokapet+2cr&read=no", { maxRedirects: 0 });
  expect(words.status()).toBe(200);
});

test("suggestions that come after Enter stay away from what was found", async ({ page }) => {
  await page.goto("/propertylist");
  let letGo = () => {};
  const arrival = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/suggest/, async (route) => {
    await arrival;
    await route.continue().catch(() => undefined);
  });
  const field = page.getByRole("main").getByRole("combobox", { name: "Search" }).first();
  const asked = page.waitForRequest(/suggest/);
  await field.pressSequentially("gachib");
  await asked;
  await field.press("Enter");
  letGo();
  await page.waitForTimeout(500);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page).toHaveURL(/search=gachib/);
});

test("suggestions appear while typing and lead on with the keyboard", async ({ page }) => {
  await page.goto("/propertylist");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.pressSequentially("kokap", { delay: 20 });
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText("Kokapet");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue("kokap");
  // They come back, and the first is chosen.
  await box.press("ArrowDown");
  await expect(options.first()).toContainText("Kokapet");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page).toHaveURL(/location=Kokapet/);
});

// Specification: "a 'More Filters' popover,"
// Specification: "Ready to Move In (sent as 'Ready to Move')."
test("More Filters holds area, status, bathrooms, availability and builder", async ({ page, request }) => {
  await page.goto("/propertylist");
  await page.locator("summary", { hasText: /^More Filters/ }).click();
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
  await expect(page.locator("summary", { hasText: "More Filters (4)" })).toBeFocused();
});

test("homes are chosen and ordered by the carpet area that is stated; the list says what it leaves out, and estimates none", async ({
  page,
  request,
}) => {
  const expected = await search(
    request,
    "bhkType=2&minCarpetArea=600&maxCarpetArea=900&sort=carpet_rate_asc",
  );
  const stated = expected.properties.map(({ floorplans }) =>
    (floorplans ?? []).some(
      ({ bhkType, carpetArea }) =>
        bhkType === "2BHK" && Number(carpetArea) >= 600 && Number(carpetArea) <= 900,
    ),
  );
  expect(stated.length).toBeGreaterThan(1);
  expect(stated).not.toContain(false);
  await page.goto("/propertylist?bedrooms=2BHK");
  await expect(page.getByText("Carpet area as the builder states it")).toHaveCount(0);
  await page.locator("summary", { hasText: /^More Filters/ }).click();
  const more = page.getByRole("group", { name: "More Filters" });
  await more.getByLabel("Carpet area").selectOption("600–900 sqft");
  await expect(more).toContainText(
    "Of floor plans whose carpet area the builder states. Others are left out.",
  );
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort by").selectOption("Price per sq ft of carpet: low to high");
  await expect(page).toHaveURL(/bedrooms=2BHK&carpet=600-900&sort=carpet_rate_asc$/);
  await expect(count(page)).toContainText(`${expected.totalItems} project`);
  await expect(page.getByRole("article").first()).toContainText(expected.properties[0]?.name ?? "none");
  await expect(page.locator("article dt", { hasText: "Carpet area" })).toHaveCount(
    expected.properties.length,
  );
  await expect(page.getByText("Carpet area as the builder states it")).toBeVisible();
  const chips = page.getByRole("list", { name: "Filters that are set" });
  await chips.getByRole("link", { name: "Remove filter Carpet area: 600–900 sqft" }).click();
  await expect(page).toHaveURL(/bedrooms=2BHK&sort=carpet_rate_asc$/);
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
