import { expect, type Page } from "@playwright/test";
import { answersTo, fill, submit, test } from "./lead-steps";
import { cardNames, count } from "./listing-steps";

/** What is open has its entry in the history: Back closes it. */
const canGoBack = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.backStep ?? null)).not.toBeNull();
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Filters" });

/** Chooses in the sheet as a thumb does, and leaves it by Back. */
async function chooseInSheet(page: Page, act: (page: Page) => Promise<unknown>) {
  await page.getByRole("button", { name: /^Filters/ }).tap();
  await expect(sheetOf(page).getByRole("button", { name: "Close filters" })).toBeVisible();
  await act(page);
  await canGoBack(page);
  await page.goBack();
  await expect(sheetOf(page)).toHaveCount(0);
}

test("3 BHK up to ₹1 Cr in or near Kokapet or Tellapur within a year: found, three compared, one asked about, by touch and Back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await page.getByLabel("Enter a Builder, Project").tap();
  await page.keyboard.type("Kokapet", { delay: 30 });
  await page
    .locator("[role=option]", { hasText: /^Kokapet/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/location=Kokapet/);

  await chooseInSheet(page, async () => {
    const sheet = sheetOf(page);
    await sheet.getByRole("checkbox", { name: /^3 BHK/ }).check();
    await sheet.getByLabel("Budget", { exact: true }).selectOption("Under 1Cr");
    await sheet.getByLabel("Possession", { exact: true }).selectOption("1yr");
    await sheet.getByLabel("Nearby", { exact: true }).selectOption("10km");
    // The second place stands among those near the first, without a letter typed.
    await sheet.locator("summary", { hasText: /^Location:/ }).tap();
    const near = sheet.getByRole("group", { name: "Near Kokapet" });
    await near.getByRole("option", { name: /Tellapur/ }).tap();
    await expect(sheet.getByRole("option", { name: /Kokapet/ })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/within=10km/);
    await expect(page).toHaveURL(/location=Kokapet%2CTellapur/);
    await expect(sheet.getByRole("combobox", { name: "City or locality" })).not.toBeFocused();
  });
  await expect(page).toHaveURL(/bedrooms=3BHK&budget=Under\+1Cr&possession=1yr/);
  await expect(page.getByRole("link", { name: /^Remove filter.*Tellapur/ })).toBeVisible();
  await expect(count(page)).toBeVisible();

  const unchosen = page.getByRole("article").getByRole("button", { name: /^Compare /, pressed: false });
  const chosen = page.getByRole("article").getByRole("button", { name: /^Compare /, pressed: true });
  await expect.poll(() => cardNames(page).count()).toBeGreaterThanOrEqual(3);
  for (const index of [1, 2, 3]) {
    await unchosen.first().tap();
    await expect(chosen).toHaveCount(index);
  }
  await page.getByRole("link", { name: "Compare (3)" }).tap();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  const list = page.getByRole("heading", { name: /Compare 3 projects/ });
  await expect(list).toBeVisible();

  const ask = page.getByRole("link", { name: /^Request a Callback/ }).first();
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  await ask.tap();
  await expect(dialog).toBeVisible();
  await canGoBack(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(list).toBeVisible();
  await ask.tap();
  await fill(dialog, answersTo("listing-callback"));
  await submit(dialog, "listing-callback");
  await expect(dialog.getByText(/^Thank you!/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/propertylist\?.*Tellapur/);
  await expect(cardNames(page).first()).toBeVisible();
});
