import { expect, type Page } from "@playwright/test";
import { test } from "./journey";

async function openStates(page: Page) {
  await page.goto("/");
  await page.getByText("Choose by state").click();
  return page.getByRole("search", { name: "Homes by state and city" });
}

// Specification: "Home location select: selecting a state loads its cities; clearing it empties them."
test("selecting a state loads its cities, clearing it empties them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const form = await openStates(page);
  const [state, city] = [form.getByLabel("State"), form.getByLabel("City")];
  await expect(state.locator("option").first()).toHaveText("Choose a state");
  await expect(city).toBeDisabled();
  await expect(city.locator("option")).toHaveText(["Choose a state first"]);

  await state.selectOption("Telangana");
  await expect(city.locator("option").first()).toHaveText("Choose a city");
  const telangana = await city.locator("option").count();
  expect(telangana).toBeGreaterThan(10);
  expect(asked.some((url) => /\/api\/v1\/cities\/getcitiesbystate\?stateId=\d+$/.test(url))).toBe(true);

  await state.selectOption("Goa");
  await expect(city.getByRole("option", { name: "Panaji" })).toBeAttached();
  await expect(city.getByRole("option", { name: "Hyderabad" })).toHaveCount(0);

  await state.selectOption("");
  await expect(city).toBeDisabled();
  await expect(city.locator("option")).toHaveText(["Choose a state first"]);
});

test("the city chosen is what the listing is asked for", async ({ page }) => {
  const form = await openStates(page);
  await form.getByLabel("State").selectOption("Maharashtra");
  await form.getByLabel("City").selectOption("Pune");
  await form.getByRole("button", { name: "Show homes" }).click();
  await expect(page).toHaveURL(/\/propertylist\?location=Pune$/);
});

test("it works with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Let's Go" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const form = page.getByRole("search", { name: "Homes by state and city" });
  await expect(form.getByLabel("State")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tel");
  await expect(form.getByLabel("City")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Waran");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/propertylist\?location=Warangal$/);
});

test("nothing is asked before it is opened @long", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /getallstates|getcitiesbystate/.test(url))).toEqual([]);
});

test("without states or cities it says so, and asks again when told @long", async ({ page }) => {
  let isDown = true;
  const answer = { contentType: "application/json", body: JSON.stringify({ status: true, data: [] }) };
  await page.route("**/api/v1/states/getallstates", (route) => (isDown ? route.abort() : route.continue()));
  await page.route("**/api/v1/cities/getcitiesbystate?*", (route) =>
    isDown ? route.fulfill({ status: 503, body: "{}" }) : route.fulfill(answer),
  );
  const form = await openStates(page);
  await expect(form.getByText("States could not be loaded.")).toBeVisible();
  isDown = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByLabel("State")).toBeEnabled();

  isDown = true;
  await form.getByLabel("State").selectOption("Telangana");
  await expect(form.getByText("Cities could not be loaded.")).toBeVisible();
  isDown = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByLabel("City").locator("option")).toHaveText(["No cities available in Telangana"]);
});

// Specification: "disabled while loading"
test("while the states come it says so @long", async ({ page }) => {
  await page.route("**/api/v1/states/getallstates", () => undefined);
  const form = await openStates(page);
  await expect(form.getByLabel("State")).toBeDisabled();
  await expect(form.getByLabel("State").locator("option")).toHaveText(["Loading..."]);
});
