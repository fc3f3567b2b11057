import { expect } from "@playwright/test";
import { search } from "./catalogue";
import { test } from "./journey";
import { choose, count } from "./listing-steps";

/** Addresses of the page with the API call that each must make (specification, sections 2 and 9). */
const addresses: [address: string, asked: string][] = [
  ["/propertylist?location=Kokapet", "location=Kokapet"],
  ["/properties?location=Kokapet", "location=Kokapet"],
  ["/propertylist?city=Kokapet", "location=Kokapet"],
  ["/propertylist?search=lake", "search=lake"],
  ["/propertylist?page=2", "page=2"],
  ["/propertylist?propertyType=Apartment", "propertyType=Apartment"],
  ["/propertylist?propertyType=Villa", "propertyType=Villa"],
  ["/propertylist?propertyType=Plot", "propertyType=Plot"],
  ["/propertylist?bedrooms=1BHK", "bhkType=1"],
  ["/propertylist?bedrooms=2BHK", "bhkType=2"],
  ["/propertylist?bedrooms=3BHK", "bhkType=3"],
  ["/propertylist?bedrooms=4BHK", "bhkType=4"],
  ["/propertylist?bedrooms=5BHK", "bhkType=5"],
  ["/propertylist?budget=Under+50L", "maxPrice=5000000"],
  ["/propertylist?budget=50L-1Cr", "minPrice=5000000&maxPrice=10000000"],
  ["/propertylist?budget=Under+1Cr", "maxPrice=10000000"],
  ["/propertylist?budget=1Cr-1.5Cr", "minPrice=10000000&maxPrice=15000000"],
  ["/propertylist?budget=1.5Cr-2Cr", "minPrice=15000000&maxPrice=20000000"],
  ["/propertylist?budget=2Cr-3Cr", "minPrice=20000000&maxPrice=30000000"],
  ["/propertylist?budget=3Cr-5Cr", "minPrice=30000000&maxPrice=50000000"],
  ["/propertylist?budget=5Cr%2B", "minPrice=50000000"],
  ["/propertylist?minPrice=7500000&maxPrice=12000000", "minPrice=7500000&maxPrice=12000000"],
  ["/propertylist?budget=75L-1.2Cr", "minPrice=7500000&maxPrice=12000000"],
  ["/propertylist?bedrooms=2BHK,3BHK", "bhkType=2,3"],
  ["/propertylist?bhk=2BHK&bhk=3BHK", "bhkType=2,3"],
  ["/propertylist?location=Kokapet,Tellapur", "location=Kokapet,Tellapur"],
  ["/propertylist?metro=1km", "metroKm=1"],
  ["/propertylist?metro=2km", "metroKm=2"],
  ["/propertylist?location=Hyderabad&metro=5km", "location=Hyderabad&metroKm=5"],
  ["/propertylist?possession=6months", "possessionDate=6months"],
  ["/propertylist?possession=1yr", "possessionDate=1yr"],
  ["/propertylist?area=850-1250", "minArea=850&maxArea=1250"],
  ["/propertylist?area=1250-1750", "minArea=1250&maxArea=1750"],
  ["/propertylist?area=1750-2250", "minArea=1750&maxArea=2250"],
  ["/propertylist?area=2250-2750", "minArea=2250&maxArea=2750"],
  ["/propertylist?area=2750-3250", "minArea=2750&maxArea=3250"],
  ["/propertylist?area=more", "minArea=3250"],
  ["/propertylist?status=Launching+Soon", "status=Launching Soon"],
  ["/propertylist?status=New+Launch", "status=New Launch"],
  ["/propertylist?status=Under+Construction", "status=Under Construction"],
  ["/propertylist?status=Ready+to+Move", "status=Ready to Move"],
  ["/propertylist?amenities=Clubhouse,Swimming+Pool", "amenities=Swimming Pool,Clubhouse"],
  ["/propertylist?amenities=Clubhouse&amenities=Lift", "amenities=Clubhouse,Lift"],
  ["/propertylist?carpet=under600", "maxCarpetArea=600"],
  ["/propertylist?carpet=900-1200&bedrooms=3BHK", "bhkType=3&minCarpetArea=900&maxCarpetArea=1200"],
  [
    "/propertylist?sort=carpet_rate_asc&propertyType=Apartment",
    "propertyType=Apartment&sort=carpet_rate_asc",
  ],
  ["/propertylist?sort=rate_asc&propertyType=Villa", "propertyType=Villa&sort=rate_asc"],
  ["/propertylist?availability=Resale", "availability=Resale"],
  ["/propertylist?availability=New", "availability=New"],
];

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name) => signs[name] ?? all);

// Specification: "/propertylist and /properties | The same listing page. Query parameters: location or city,
// search, page, propertyType (Apartment, Villa or Plot), bedrooms, budget, possession"
// Specification: "(some menus use the query name city; the listing page takes both);"
// Specification: "Budget filter: 'Under 50L' gives maxPrice 5,000,000; '50L-1Cr' gives min 5,000,000 and max
// 10,000,000."
test("each parameter of the address asks for exactly what it names", async ({ request }) => {
  const { totalItems: all } = await search(request, "");
  for (const [address, asked] of addresses) {
    const expected = await search(request, asked);
    expect(expected.properties.length, address).toBeGreaterThan(0);
    if (asked !== "page=2") expect(expected.totalItems, address).toBeLessThan(all);
    const html = await (await request.get(address)).text();
    const names = [...html.matchAll(/aria-label="View details of ([^"]*)"/g)].map(([, name]) => name ?? "");
    expect(names.map(decode), address).toEqual(expected.properties.map(({ name }) => name));
  }
});

/** The values of each select after "any". */
const choices = {
  propertyType: ["Apartment", "Villa", "Plot"],
  budget: [
    ...["Under 50L", "50L-1Cr"],
    ...["Under 1Cr", "1Cr-1.5Cr", "1.5Cr-2Cr", "2Cr-3Cr", "3Cr-5Cr", "5Cr+"],
  ],
  metro: ["1km", "2km", "5km"],
  possession: ["6months", "1yr"],
  area: ["850-1250", "1250-1750", "1750-2250", "2250-2750", "2750-3250", "more"],
  availability: ["Resale", "New"],
};

// Specification: "Possession filter: 6months, 1yr. Bedrooms: 1BHK to 5BHK. Area bands (sqft): 850-1250,
// 1250-1750, 1750-2250, 2250-2750, 2750-3250, and 'more' (min 3250)."
// Specification: "Project status options: Launching Soon, New Launch, Under Construction, Ready to Move In"
// Specification: "Property type: Apartment, Villa, Plot (shown as Plots). Availability: Resale, New."
test("the fields offer the choices of the specification, in its words", async ({ page }) => {
  await page.goto("/propertylist");
  const form = page.locator("#filters");
  for (const [name, values] of Object.entries(choices)) {
    const options = form.locator(`select[name=${name}] option`);
    const found = await options.evaluateAll((all) => all.map((option) => option.getAttribute("value")));
    expect(found, name).toEqual(["", ...values]);
  }
  await expect(form.locator("option[value=Plot]")).toHaveText(/^Plots \(\d+\)$/);
  const boxes = form.locator('input[type="checkbox"]:not([name="amenities"])');
  expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("value")))).toEqual([
    ...["1BHK", "2BHK", "3BHK", "4BHK", "5BHK"],
    "Launching Soon",
    "New Launch",
    "Under Construction",
    "Ready to Move",
  ]);
  const amenities = await form.locator('input[name="amenities"]').evaluateAll((all) => all.length);
  expect(amenities).toBeGreaterThan(10);
  await expect(form.locator("label", { has: page.locator('[value="Ready to Move"]') })).toHaveText(
    /^Ready to Move In/,
  );
});

// Specification: "Listing: a change of a filter leads to a refetch after a 100 ms debounce,"
test("a change waits 100 ms before it asks, and changes in quick succession ask once @long", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/propertylist");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes("getfiltered")) asked.push(searchParams.get("sort") ?? "");
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const sort = page.getByLabel("Sort by");
  await sort.selectOption("price_asc");
  await page.clock.runFor(90);
  await sort.selectOption("price_desc");
  await page.clock.runFor(90);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/propertylist$/);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(/\?sort=price_desc$/);
  await expect.poll(() => asked).toEqual(["price_desc"]);
});

test("a list that is here already is shown without the wait @long", async ({ page }) => {
  await page.clock.install();
  await page.goto("/propertylist");
  const first = page.getByRole("article").first().getByRole("heading");
  const name = await first.textContent();
  const sort = page.getByLabel("Sort by");
  await sort.selectOption("price_desc");
  await expect(first).not.toHaveText(name ?? "?");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await sort.selectOption({ index: 0 });
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(first).toHaveText(name ?? "?");
});

// Specification: "A reset action clears all filters."
test("Reset clears every filter", async ({ page }, info) => {
  await page.goto("/propertylist?location=Hyderabad&bedrooms=3BHK&area=more");
  if (info.project.name === "phone") {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  } else await page.getByRole("link", { name: "Reset", exact: true }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  for (const name of ["location", "area"]) {
    await expect(page.locator(`#filters select[name=${name}]`).first()).toHaveValue("");
  }
  await expect(page.locator('#filters input[value="3BHK"]')).not.toBeChecked();
});

test("an unknown value is said on the page, until a filter is changed", async ({ page }) => {
  await page.goto("/propertylist?propertyType=Villa&budget=x");
  const told = page.getByText("We don't know the budget 'x'");
  await expect(told).toBeVisible();
  await page.getByRole("link", { name: "Remove filter Villa" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(told).toBeHidden();
});

test("several bedrooms and a budget from and to are chosen in the form, and stay after a reload", async ({
  page,
  request,
}) => {
  await page.goto("/propertylist");
  await choose(page, "Bedrooms", "2BHK");
  await choose(page, "Bedrooms", "3BHK");
  await page.locator("summary", { hasText: /^More Filters/ }).click();
  const more = page.getByRole("group", { name: "More Filters" });
  await more.getByLabel("From").fill("75 L");
  await more.getByLabel("To", { exact: true }).fill("1.2 Cr");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/bedrooms=2BHK%2C3BHK&budget=75L-1.2Cr$/);
  const { totalItems } = await search(request, "bhkType=2,3&minPrice=7500000&maxPrice=12000000");
  await page.reload();
  await expect(count(page)).toContainText(`${totalItems} project`);
  const chips = page.getByRole("list", { name: "Filters that are set" });
  await expect(chips.getByRole("link")).toHaveText(["2 BHK", "3 BHK", "₹75 L – ₹1.20 Cr", "Reset all"]);
});

test("a project that is opened just after a filter was changed opens, and Back leads to what was chosen", async ({
  page,
}) => {
  await page.goto("/propertylist");
  await page.route(/propertydetails.*_rsc/, async (route) => {
    await page.waitForTimeout(400); // longer than a change waits before it is in the address
    await route.continue().catch(() => undefined);
  });
  await page.locator("select[name=propertyType]").evaluate((field: HTMLSelectElement) => {
    field.value = "Villa";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector<HTMLElement>("article h2 a")?.click();
  });
  await expect(page).toHaveURL(/propertydetails/);
  await expect(page.locator("#overview")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/propertyType=Villa/);
});

test("where a wide list is scrolled its filters stay in one row, and a press that ends the search meets its aim", async ({
  page,
}) => {
  await page.goto("/propertylist?location=Kokapet");
  const [bar, more] = [page.locator("#filters"), page.locator("details[data-menu=filters] > summary")];
  const bottom = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height;
  };
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 1_000);
  await expect.poll(bottom).toBeLessThan(180);
  await expect(more).toBeInViewport({ ratio: 1 });
  await bar.getByRole("combobox", { name: "Search" }).focus();
  await expect.poll(bottom).toBeGreaterThan(220);
  const { x = 0, y = 0 } = (await more.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("details[data-menu=filters]")).toHaveAttribute("open");
  await expect.poll(bottom).toBeLessThan(180);
});
