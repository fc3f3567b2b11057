import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { expectNoViolations } from "./axe";
import { makeAccount, signInAs } from "./desk-steps";
import { e2eDatabaseUrl } from "./e2e-database";
import { test } from "./journey";
import { takenOver } from "./taken-over";

const agents = ["one", "two", "three", "four", "five"].map((name) => `many.${name}@example.com`);
const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];

async function query(sql: string, values: unknown[] = []): Promise<Record<string, string>[]> {
  const client = new pg.Client(e2eDatabaseUrl());
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** So many leads of a campaign that no other has, which have rung already: by day the alarm would give the late ones away. */
async function addLeads(count: number): Promise<string> {
  const campaign = `many-${randomUUID().slice(0, 8)}`;
  await query(
    `insert into leads (id, reference, kind, name, phone, utm, accepted_at, alarm_step)
     select gen_random_uuid(), 'MANY-' || lpad(n::text, 4, '0'), 'contact', 'Person ' || n, '+9190000' || lpad(n::text, 5, '0'),
       jsonb_build_object('utm_campaign', $1::text), now() - n * interval '1 minute', 2 from generate_series(1, $2::int) n`,
    [campaign, count],
  );
  return campaign;
}

/** How many leads of a campaign each account has. */
async function shares(campaign: string): Promise<number[]> {
  const rows = await query(
    `select count(*)::int as count from leads where utm ->> 'utm_campaign' = $1 and assigned_to is not null
     group by assigned_to order by 1`,
    [campaign],
  );
  return rows.map(({ count }) => Number(count));
}

async function expectToFit(page: Page, where: string): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  await expectNoViolations(page, `${where} at ${width}`);
}

test("thirty leads are shared out among five accounts with three clicks, and put back with one", async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const email of agents) await makeAccount(email, "agent");
  // Agents of other journeys are away.
  await query("update staff set away_until = now() + interval '1 day' where not (email = any($1))", [agents]);
  await signInAs(page, "many.owner@example.com", "owner");
  try {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const campaign = await addLeads(30);
      await page.goto(`/desk/leads?source=${campaign}&status=new`);
      await takenOver(page);
      // Whoever comes for the new leads sees the first of them, and not a form.
      const first = page.getByRole("link", { name: "Person 1", exact: true });
      await expect(first).toBeInViewport({ ratio: 1 });
      await expectToFit(page, "a list");
      let clicks = 0;
      const click = async (name: string | RegExp, role: "checkbox" | "button") => {
        clicks += 1;
        await page.getByRole(role, { name, exact: true }).click();
      };
      await click("All on this page", "checkbox");
      clicks += 1;
      await page.getByText("With 30 ticked…").click();
      await expectToFit(page, "what is done with them");
      await page.screenshot({ path: `test-results/many-leads-${size.width}.png` });
      await click("Share out", "button");
      await expect(page.getByText("30 leads are now with")).toBeVisible();
      expect(clicks).toBeLessThanOrEqual(3);
      expect(await shares(campaign)).toEqual([6, 6, 6, 6, 6]);
      await expect(page.getByText("With the ticked…")).toBeVisible();
      await expectToFit(page, "what was done");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("30 leads are as before.")).toBeVisible();
      expect(await shares(campaign)).toEqual([]);
      // A filter is taken away by its chip.
      await page.getByRole("link", { name: "Status: New" }).click();
      await expect(page).toHaveURL(new RegExp(`/desk/leads\\?source=${campaign}$`));
    }
  } finally {
    await query("update staff set away_until = null");
  }
});

test("without JavaScript all that are found are ticked and set; what a colleague changed meanwhile is told by name @long", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes[0] });
  const page = await context.newPage();
  await page.goto(await makeAccount("many.plain@example.com", "agent"));
  await page.getByRole("button", { name: "Sign in" }).click();
  const campaign = await addLeads(60);
  await page.goto(`/desk/leads?source=${campaign}`);
  await page.getByRole("link", { name: "Tick all 60 that are found" }).click();
  await expect(page.getByRole("checkbox", { name: "Tick Person 30" })).toBeChecked();
  await query(
    "update leads set status = 'booked', version = version + 1 where utm ->> 'utm_campaign' = $1 and name = $2",
    [campaign, "Person 55"],
  );
  await page.getByText("With 60 ticked…").click();
  await page.getByRole("button", { name: "Set status" }).click();
  await expect(page.getByText("Please choose a status.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Tick Person 30" })).toBeChecked();
  await page.getByText("With 60 ticked…").click();
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await expect(page.getByText("59 leads are now: Spam.")).toBeVisible();
  await expect(page.getByText("somebody changed them meanwhile: Person 55 (MANY-0055).")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("59 leads are as before.")).toBeVisible();
  await context.close();
});

test("a list that somebody needs each day is kept by its name, for this account alone, and forgotten again", async ({
  page,
}) => {
  await signInAs(page, "many.keeper@example.com", "agent");
  const campaign = await addLeads(2);
  await page.goto(`/desk/leads?source=${campaign}&view=all`);
  await page.getByText("Keep this list…").click();
  await page.getByLabel("Name of the list").fill("Diwali");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: "Diwali" })).toHaveAttribute("aria-current", "page");
  await page.goto("/desk/leads");
  await views.getByRole("link", { name: "Diwali" }).click();
  await expect(page.getByText("2 leads", { exact: true })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectToFit(page, "a list that was kept");
  }
  await page.getByRole("button", { name: "Forget the list “Diwali”" }).click();
  await expect(views.getByRole("link", { name: "Diwali" })).toHaveCount(0);
  await expect(page.getByText("Keep this list…")).toBeVisible();
});
