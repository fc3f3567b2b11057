import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { inDatabase, signInAs } from "./desk-steps";
import { test } from "./lead-steps";
import { siteUrl } from "./ports";
import { takenOver } from "./taken-over";

/** So many leads of a campaign that no other has, the last of the alphabet first; they have rung already. */
async function addLeads(count: number): Promise<string> {
  const campaign = `look-${randomUUID().slice(0, 8)}`;
  await inDatabase((client) =>
    client.query(
      `insert into leads (id, reference, kind, name, phone, utm, accepted_at, alarm_step, follow_up_at)
       select gen_random_uuid(), 'LOOK-' || lpad(n::text, 4, '0'), 'contact', 'Person ' || lpad((1000 - n)::text, 3, '0'),
         '+9190001' || lpad(n::text, 5, '0'), jsonb_build_object('utm_campaign', $1::text), now() - n * interval '1 minute', 2,
         case when n = 7 then now() + interval '1 day' end from generate_series(1, $2::int) n`,
      [campaign, count],
    ),
  );
  return campaign;
}

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("checkbox") });
const links = (page: Page) => rows(page).locator("[data-row]").filter({ visible: true });
const heading = (page: Page, name: string) => page.getByRole("columnheader", { name });

async function expectToFit(page: Page, where: string): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  await expectNoViolations(page, `${where} at ${width}`);
}

test("headings sort the list both ways, on every page and by the keyboard; a list that is kept keeps its order @long", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, "look.sorter@example.com", "agent");
  const campaign = await addLeads(60);
  const list = `/desk/leads?source=${campaign}`;
  await page.goto(list);
  await expect(links(page).first()).toHaveText("Person 999");
  await expect(heading(page, "Name")).not.toHaveAttribute("aria-sort");
  await heading(page, "Name").getByRole("link").click();
  await expect(heading(page, "Name")).toHaveAttribute("aria-sort", "ascending");
  await expect(links(page).first()).toHaveText("Person 940");
  await expect(links(page).nth(1)).toHaveText("Person 941");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(links(page)).toHaveText(Array.from({ length: 30 }, (_, n) => `Person ${970 + n}`));
  await page.goBack();
  await expect(links(page).first()).toHaveText("Person 940");

  // Down the list as it is shown.
  await takenOver(page);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Person 941" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: "Person 940" })).toBeFocused();

  await heading(page, "Name").getByRole("link").click();
  await expect(heading(page, "Name")).toHaveAttribute("aria-sort", "descending");
  await expect(links(page).first()).toHaveText("Person 999");
  await heading(page, "Follow-up").getByRole("link").click();
  await expect(links(page).first()).toHaveText("Person 993");
  await page.getByText("Keep this list…").click();
  await page.getByLabel("Name of the list").fill("Soonest");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  const kept = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Soonest" });
  await expect(kept).toHaveAttribute("aria-current", "page");
  await page.goto("/desk/leads");
  await kept.click();
  await expect(heading(page, "Follow-up")).toHaveAttribute("aria-sort", "ascending");
  await expect(links(page).first()).toHaveText("Person 993");
});

test("each account chooses its columns, and a table or cards; both stay, and are nobody else's", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, "look.chooser@example.com", "agent");
  const campaign = await addLeads(3);
  const list = `/desk/leads?source=${campaign}`;
  await page.goto(list);
  await expect(heading(page, "Campaign")).toHaveCount(0);
  await page.locator("summary", { hasText: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Campaign" }).check();
  await page.getByRole("checkbox", { name: "Who has it" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(heading(page, "Campaign")).toBeVisible();
  await page.reload();
  await expect(rows(page).first().getByRole("cell", { name: campaign })).toBeVisible();
  await expect(heading(page, "Who has it")).toHaveCount(0);
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, "a table of leads");
    const { height } = (await rows(page).first().boundingBox())!;
    expect(height).toBeLessThanOrEqual(36);
  }
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, "look.other@example.com", "agent");
  await other.goto(list);
  await expect(heading(other, "Who has it")).toBeVisible();
  await expect(heading(other, "Campaign")).toHaveCount(0);
  // What a colleague does shows by itself, and what is ticked stays ticked.
  const row = rows(page).filter({ hasText: "Person 998" });
  await row.getByRole("checkbox").check();
  const lead = await row.getByRole("link").getAttribute("href");
  const answer = await other.request.post(`/desk/calls${lead?.replace("/desk", "")}/contact`, {
    form: { by: "call" },
    headers: { Origin: siteUrl, Accept: "application/json" },
  });
  expect(answer.ok()).toBe(true);
  await expect(row.getByRole("cell", { name: "Called", exact: true })).toBeVisible();
  await expect(row.getByRole("checkbox")).toBeChecked();
  await expect(page.getByText("With 1 ticked…")).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Show cards" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Person 999" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.goto("/desk/leads?view=all");
  await page.getByRole("button", { name: "Show a table" }).click();
  await expect(heading(page, "Campaign")).toBeVisible();
  await page.locator("summary", { hasText: "Columns" }).click();
  await page.getByRole("button", { name: "As everybody" }).click();
  await expect(heading(page, "Who has it")).toBeVisible();
  await expect(heading(page, "Campaign")).toHaveCount(0);
});

test("on a phone the leads are cards in the order that is chosen @long", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, "look.phone@example.com", "agent");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/desk/leads?source=${await addLeads(3)}`);
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Order").selectOption("Name, A to Z");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(links(page)).toHaveText(["Person 997", "Person 998", "Person 999"]);
  await expect(page.getByRole("columnheader")).toHaveCount(0);
  await expect(page.locator("summary", { hasText: "Columns" })).toBeHidden();
  const { height, width } = (await rows(page).first().boundingBox())!;
  expect(height).toBeGreaterThan(80);
  expect(width).toBeGreaterThan(320);
  await rows(page).nth(2).getByRole("checkbox").check();
  await expect(page.getByText("With 1 ticked…")).toBeVisible();
  for (const size of [360, 320]) {
    await page.setViewportSize({ width: size, height: 740 });
    await expectToFit(page, "cards in a table");
  }
  await page.getByRole("link", { name: "Person 998" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Person 998" })).toBeVisible();
});

test("without JavaScript the table is sorted by links, its columns are a form, and what is ticked is set @long", async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "look.plain@example.com", "agent");
  const campaign = await addLeads(3);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/desk/leads?source=${campaign}`);
  await heading(plain, "Name").getByRole("link").click();
  await expect(links(plain)).toHaveText(["Person 997", "Person 998", "Person 999"]);
  await plain.locator("summary", { hasText: "Columns" }).click();
  await plain.getByRole("checkbox", { name: "Reference" }).check();
  await plain.getByRole("button", { name: "Save" }).click();
  await expect(rows(plain).first().getByRole("cell", { name: "LOOK-0003" })).toBeVisible();
  await expect(heading(plain, "Name")).toHaveAttribute("aria-sort", "ascending");
  await plain.getByRole("link", { name: "Tick all on this page" }).click();
  await plain.getByRole("checkbox", { name: "Tick Person 998" }).uncheck();
  await plain.getByText("With 3 ticked…").click();
  await plain.getByRole("button", { name: "Mark as spam" }).click();
  await expect(plain.getByText("2 leads are now: Spam.")).toBeVisible();
  await expect(links(plain)).toHaveText(["Person 998"]);
  await context.close();
});
