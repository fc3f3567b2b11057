import { expect } from "@playwright/test";
import { answersTo, fill, openForm, submit, test } from "./lead-steps";
import { takenOver } from "./taken-over";

const offline = "You seem to be offline. What you typed is kept; send it again when you are connected.";

for (const isTouched of [true, false]) {
  test(`offline ${isTouched ? "after" : "before"} its code is loaded, a form keeps what was typed`, async ({
    page,
    context,
  }) => {
    const form = await openForm(page, "contact");
    await page.waitForLoadState("networkidle");
    if (isTouched) {
      await submit(form, "contact");
      await expect(form.getByRole("alert")).toBeVisible();
    }
    await context.setOffline(true);
    const answers = answersTo("contact");
    await fill(form, answers);
    await submit(form, "contact");
    const alert = form.getByRole("alert");
    await expect(alert.getByText("Failed to send message. Please try again.")).toBeVisible();
    await expect(alert.getByText(offline)).toBeVisible();
    await expect(alert.getByRole("link", { name: /^Call/ })).toBeVisible();
    for (const [label, value] of answers)
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    await context.setOffline(false);
    const button = form.getByRole("button", { name: "Send Message" });
    await button.scrollIntoViewIfNeeded();
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    await button.click({ position: { x: 20, y: 20 } });
    const thanks = page.getByText("Message sent successfully!");
    await expect(thanks).toBeVisible();
    // Whoever taps once more presses nothing that has come there.
    await page.mouse.click(x + 20, y + 20);
    await expect(thanks).toBeVisible();
    await expect(form.getByRole("alert")).toHaveCount(0);
  });
}

test("what is typed before the page's code has come is kept", async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/contactus", { waitUntil: "commit" });
  const form = page.getByRole("main").locator("form[method=post]");
  await fill(form, answersTo("contact"));
  release();
  await page.waitForLoadState("domcontentloaded");
  await takenOver(page);
  await expect(form.getByLabel("Full name", { exact: true })).toHaveValue("Asha Rao");
  await submit(form, "contact");
  await expect(form.getByText("Message sent successfully!")).toBeVisible();
});
