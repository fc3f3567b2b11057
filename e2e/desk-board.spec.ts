import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { signInAs } from "./desk-steps";
import { answersTo, fill, submit, test } from "./lead-steps";

/** A visitor comes by a link with this campaign, and sends a form. */
async function sendByCampaign(page: Page, campaign: string): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto(`/contactus?utm_source=poster&utm_campaign=${campaign}`);
  const form = visitor.getByRole("main").locator("form[method=post]");
  await fill(form, answersTo("contact"));
  await submit(form, "contact");
  await expect(visitor.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  await visitor.close();
}

for (const screen of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`at ${screen.width} px an owner reads what a campaign brought, opens its leads, and is told of wrong days${screen.width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const campaign = `board-${randomInt(1e9)}`;
    await sendByCampaign(page, campaign);
    await signInAs(page, "owner@example.com", "owner");
    await page.setViewportSize(screen);
    await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Board" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board" })).toBeVisible();
    await page.getByRole("link", { name: "By campaign" }).click();
    const figure = page.getByRole("link", { name: `${campaign}, Leads: 1` });
    // A board that somebody has just read is shown as it was.
    await expect(async () => {
      await page.reload();
      await expect(figure).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNoViolations(page, `the board at ${screen.width}`);
    // What is wider than the screen scrolls in its own box.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
    const file = await page.getByRole("link", { name: "All as CSV" }).getAttribute("href");
    const answer = await page.request.get(file ?? "");
    expect(await answer.text()).toMatch(new RegExp(`^${campaign},1,`, "m"));
    await figure.click();
    await expect(page.getByText("1 lead", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: `Campaign: ${campaign}` })).toBeVisible();

    await page.goto("/desk/board?by=week&from=2026-11-20&until=2026-11-19");
    await expect(page.getByText("The first day comes after the last one.")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByLabel("Leads from").fill("2026-01-01");
    await page.getByLabel("Until").fill("2026-01-02");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("heading", { name: "No leads on these days" })).toBeVisible();
    await expectNoViolations(page, "a board of no leads");
  });
