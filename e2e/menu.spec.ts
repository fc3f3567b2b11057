import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { search } from "./catalogue";
import { test } from "./journey";

type Named = { id: number; name: string };
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const open = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();
const group = (page: Page, heading: string) =>
  drawer(page).locator("details", { has: page.locator("summary", { hasText: heading }) });

async function listPlaces(request: APIRequestContext, call: string): Promise<Named[]> {
  const { data } = await (await request.get(`/api/v1/${call}`)).json();
  return data;
}

// Specification: "Left drawer (280 wide on small screens, 310 otherwise):"
test(
  "opens at the left of every page, 280 px wide on small screens and 310 on others",
  { tag: "@also" },
  async ({ page, isMobile }) => {
    for (const path of ["/", "/faqs", "/propertylist", "/nothing-here"]) {
      await page.goto(path);
      await open(page);
      await expect(drawer(page)).toBeVisible();
      await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
      expect((await drawer(page).boundingBox())?.width).toBe(isMobile ? 280 : 310);
    }
  },
);

// Specification: "a state picker; choosing a state shows 'Properties in {state}' with its cities, and
// choosing a city goes to /propertylist with the city's name in location"
test("shows the cities of the chosen state, and leads to what is for sale in one", async ({
  page,
  request,
}) => {
  const states = await listPlaces(request, "states/getallstates");
  await page.goto("/faqs");
  await open(page);
  const picker = drawer(page).getByLabel("State");
  await expect(picker.locator("option")).toHaveText(states.map(({ name }) => name));
  for (const state of ["Telangana", "Chandigarh", "Tamil Nadu"]) {
    await picker.selectOption(state);
    const { id } = states.find(({ name }) => name === state) ?? { id: 0 };
    const cities = await listPlaces(request, `cities/getcitiesbystate?stateId=${id}`);
    const places = group(page, `Properties in ${state}`);
    const others = places.locator("summary", { hasText: "All cities" });
    await expect(others).toBeVisible();
    // Those without projects are behind it, but where no city has any.
    if (await others.evaluate((summary) => !summary.closest("details")?.open)) await others.click();
    const links = places.getByRole("link");
    await expect(links).toHaveCount(cities.length);
    expect((await links.allTextContents()).sort()).toEqual(cities.map(({ name }) => name).sort());
  }
  // Cities with projects come first.
  const chennai = group(page, "Properties in Tamil Nadu").getByRole("link").first();
  await expect(chennai).toHaveText("Chennai");
  await chennai.click();
  await expect(page).toHaveURL(/\/propertylist\?location=Chennai$/);
  await expect(drawer(page)).toBeHidden();
  const { totalItems } = await search(request, "location=Chennai");
  await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
    `${totalItems} project`,
  );
});

test("what the server made stays until the places have come, and if they never do @long", async ({
  page,
}) => {
  let release = (_isThere: boolean) => {};
  const answered = new Promise<boolean>((resolve) => (release = resolve));
  await page.route("**/getallstates", async (route) => ((await answered) ? route.continue() : route.abort()));
  await page.goto("/faqs");
  await open(page);
  const telangana = group(page, "Properties in Telangana");
  await expect(telangana.getByRole("link", { name: "Hyderabad" })).toBeVisible();
  release(false);
  await expect(drawer(page).getByLabel("State")).toHaveValue("Telangana");
  await expect(telangana.getByRole("link", { name: "Hyderabad" })).toBeVisible();
  // Whoever chooses is told.
  await page.route("**/getallstates", (route) => route.continue());
  await drawer(page).getByLabel("State").selectOption("Tamil Nadu");
  await expect(
    group(page, "Properties in Tamil Nadu").locator("summary", { hasText: "All cities" }),
  ).toBeVisible();
});

test("who chooses before the places have come keeps the choice, and can choose again @long", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route("**/getallcitiesadmin?*", async (route) => {
    if (isFirst) await held;
    isFirst = false;
    await route.continue();
  });
  await page.goto("/faqs");
  // The code of the live picker is there when it asks, which may be before the menu is seen to be open.
  const asked = page.waitForResponse("**/getallstates");
  await open(page);
  await asked;
  const picker = drawer(page).getByLabel("State");
  const others = (state: string) =>
    group(page, `Properties in ${state}`).locator("summary", { hasText: "All cities" });
  await picker.selectOption("Tamil Nadu");
  await expect(others("Tamil Nadu")).toBeVisible();
  const came = page.waitForResponse("**/getallcitiesadmin?*");
  release();
  await came;
  await expect(
    group(page, "Properties in Tamil Nadu").getByRole("link", { name: "Chennai" }).first(),
  ).toBeVisible();
  await picker.selectOption("Karnataka");
  await expect(others("Karnataka")).toBeVisible();
  await expect(picker).toHaveValue("Karnataka");
});

test("says that cities are loading, that they could not be loaded, that there are none @long", async ({
  page,
}) => {
  let answer: () => Promise<object> = () => new Promise(() => undefined);
  await page.route("**/getcitiesbystate?*", async (route) => {
    const json = await answer().catch(() => null);
    await (json ? route.fulfill({ json }) : route.fulfill({ status: 503, json: {} })).catch(() => undefined);
  });
  await page.goto("/faqs");
  await open(page);
  const picker = drawer(page).getByLabel("State");
  await picker.selectOption("Goa");
  await expect(drawer(page).getByText("Loading...")).toBeVisible();
  answer = () => Promise.reject();
  await picker.selectOption("Kerala");
  await expect(drawer(page).getByText("The cities could not be loaded.")).toBeVisible();
  await expectNoViolations(page, "menu without cities", "#menu");
  answer = async () => ({ status: true, data: [{ id: 1, name: "Kochi" }] });
  await drawer(page).getByRole("button", { name: "Try again" }).click();
  await expect(drawer(page).getByRole("link", { name: "Kochi" })).toBeVisible();
  for (const data of [[], { no: "list" }]) {
    answer = async () => ({ status: true, data });
    await picker.selectOption(Array.isArray(data) ? "Assam" : "Bihar");
    await expect(drawer(page).getByText("No cities listed here yet.")).toBeVisible();
  }
});

// Specification: "groups that fold: Top Builders, Popular Projects"
// Specification: "and Property Guide (Docs Required for Home Loan, EMI Calculator, Faq, Home Loan, which link
// to home-loan-assistance, emi-calculator, faqs, home-loan);"
// Specification: "Only one group is open at a time."
test("keeps one group open at a time, each with its links", async ({ page, request }) => {
  const { facets, properties } = (await search(request, "")) as Awaited<ReturnType<typeof search>> & {
    facets: { builder: Record<string, number> };
  };
  await page.goto("/faqs");
  await open(page);
  const opened = drawer(page).locator("details[open]");
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText("Properties in Telangana");
  for (const heading of ["Top Builders", "Popular Projects", "Property Guide"]) {
    await drawer(page).getByText(heading, { exact: true }).click();
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText(heading);
    await expectNoViolations(page, `menu with ${heading}`, "#menu");
  }
  const hrefs = (heading: string) =>
    group(page, heading)
      .locator("a")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(await hrefs("Property Guide")).toEqual([
    ["Docs Required for Home Loan", "/home-loan-assistance"],
    ["EMI Calculator", "/emi-calculator"],
    ["Faq", "/faqs"],
    ["Home Loan", "/home-loan"],
  ]);
  const builders = (await hrefs("Top Builders")).map(([name]) => name ?? "");
  const most = Object.values(facets.builder).sort((a, b) => b - a);
  expect(builders.map((name) => facets.builder[name])).toEqual(most.slice(0, builders.length));
  expect(builders.length).toBe(Math.min(8, most.length));
  const projects = (await hrefs("Popular Projects")).map(([name]) => name);
  expect(projects).toEqual(properties.slice(0, 8).map(({ name }) => name));
  await drawer(page).getByText("Popular Projects").click();
  await group(page, "Popular Projects").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(projects[0] ?? "?");
});

// Specification: "plain links 'Get a Home Loan' (also called Home Loan Facility) and 'Interior Design'; phone
// number and social links."
test("has plain links, the phone number and the company's pages elsewhere", async ({ page }) => {
  await page.goto("/");
  await open(page);
  const links = drawer(page);
  await expect(links.getByRole("link", { name: "Get a Home Loan" })).toHaveAttribute(
    "href",
    "/home-loan-assistance",
  );
  await expect(links.getByRole("link", { name: "Interior Design" })).toHaveAttribute(
    "href",
    "/interior-design",
  );
  for (const path of ["/builders", "/price-trends", "/total-cost", "/what-we-can-afford", "/quality"])
    await expect(links.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(links.getByRole("link", { name: /^1800 000 0000/ })).toHaveAttribute(
    "href",
    "tel:18000000000",
  );
  for (const name of ["Facebook", "Instagram", "YouTube", "LinkedIn"]) {
    await expect(links.getByRole("link", { name })).toBeVisible();
  }
  await expectNoViolations(page, "menu", "#menu");
});

// Specification: "Drawers and dropdowns: open or closed."
test("holds the focus and the page still, and gives both back", async ({ page }) => {
  await page.goto("/faqs");
  const button = page.getByRole("button", { name: "Open menu" });
  const isInside = () =>
    page.evaluate(() => document.querySelector("#menu")?.contains(document.activeElement));
  await button.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  expect(await isInside()).toBe(true);
  // Nothing under it can be reached; between the last and the first element the focus is on the browser's own controls.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(
      () => document.activeElement?.closest("#menu, header, main, footer")?.id ?? "",
    );
    expect(["menu", ""]).toContain(where);
  }
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  await button.press("Space");
  await drawer(page).getByRole("button", { name: "Close Menu" }).click();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(355, 300);
  await expect(drawer(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, folds, lists a state and closes @long", async ({ page, request }) => {
    await page.goto("/faqs");
    await page.getByRole("link", { name: "Open menu" }).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByText("Property Guide").click();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await drawer(page).getByRole("link", { name: "Close Menu" }).click();
    await expect(drawer(page)).toBeHidden();
    await page.getByRole("link", { name: "Open menu" }).click();
    // No state leads to an empty list: all others come with the picker of the scripts.
    const states = await drawer(page).getByLabel("State").locator("option").allTextContents();
    expect(states.length).toBeGreaterThan(3);
    for (const state of states)
      expect((await search(request, `location=${state}`)).totalItems, state).toBeGreaterThan(0);
    await drawer(page).getByLabel("State").selectOption("Karnataka");
    await drawer(page).getByRole("button", { name: "Show properties of this state" }).click();
    await expect(page).toHaveURL(/\/propertylist\?location=Karnataka$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
