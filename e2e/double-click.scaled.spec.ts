import { expect, type Locator } from "@playwright/test";
import { howMany } from "@/lib/base/testing/how-many";
import { leadFormIds } from "../lib/enquiries/forms/lead-forms";
import { openForm, submitName, test } from "./lead-steps";

// People double-click by habit: what comes under the finger after the first click is not pressed.

for (const id of leadFormIds.slice(0, howMany(1, Infinity)))
  test(`${id}: a double click on an empty form says what is missing, and agrees to nothing`, async ({
    page,
  }) => {
    const form = await openForm(page, id);
    await form.getByRole("button", { name: submitName[id] }).dblclick();
    await expectMessages(form);
  });

test.describe("on a phone, where every tap is a first one", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("tapping twice says what is missing, and agrees to nothing", async ({ page }) => {
    const form = await openForm(page, "callback");
    // As Android tells it.
    await page.evaluate(() => {
      Object.defineProperty(UIEvent.prototype, "detail", { get: () => 1 });
    });
    const button = form.getByRole("button", { name: submitName.callback });
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(form.locator("[aria-invalid=true]").first()).toBeAttached();
    await page.touchscreen.tap(x + width / 2, y + height / 2 + 6);
    await expectMessages(form);
    // Later it is a tap like any other.
    await page.waitForTimeout(500);
    await form.getByLabel(/^I agree/).tap();
    await expect(form.getByLabel(/^I agree/)).toBeChecked();
  });
});

test("a double click on a home opens it, and nothing of its page", async ({ page }) => {
  await page.goto("/propertylist?location=Kokapet");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const name = (await link.textContent()) ?? "?";
  await page.locator("main").hover();
  await page.waitForLoadState("networkidle");
  await link.dblclick({ delay: 60 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/propertydetails\/[^?#]*$/);
  await expect(page.locator("dialog[open], [role=dialog]")).toHaveCount(0);
});

test("an arrow that is pressed quickly counts every press, a card that opens stays open @long", async ({
  page,
}) => {
  await page.goto("/propertylist?search=Orion House", { waitUntil: "networkidle" });
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /^Save/ }).hover();
  await card.getByRole("button", { name: "Next photo" }).hover();
  for (const clickCount of [1, 2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(card.locator("[data-card] > a").first()).toHaveText(new RegExp(`^${clickCount + 1}/`));
  }
  await card.locator("summary").first().dblclick();
  await expect(card.locator("details").first()).toHaveAttribute("open");
});

async function expectMessages(form: Locator): Promise<void> {
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  // The second click has had its time.
  await form.page().waitForTimeout(300);
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  for (const box of await form.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
}
