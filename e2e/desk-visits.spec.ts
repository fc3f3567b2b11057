import { expect, type Page } from "@playwright/test";
import { daysBefore, indianDay } from "../lib/base/indian-day";
import { sayVisitTime } from "../lib/enquiries/forms/visit-times";
import { expectNoViolations } from "./axe";
import { inDatabase, makeAccount, sendLead, signInAs } from "./desk-steps";
import { answersTo, fill, newPhone, openForm, submit, test } from "./lead-steps";
import { siteUrl } from "./ports";

async function openLead(page: Page, phone: string): Promise<void> {
  await page.goto(`/desk/leads?${new URLSearchParams({ q: phone })}`);
  await page.getByRole("main").getByRole("link", { name: "Asha Rao" }).click();
  await expect(page.getByRole("region", { name: "What came of it" })).toBeVisible();
}

for (const screen of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`at ${screen.width} px a visit is planned, seen in the calendar, given to a colleague and printed${screen.width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const phone = await sendLead(page.context());
    await makeAccount(`ravi${screen.width}@example.com`, "agent");
    await signInAs(page, `asha${screen.width}@example.com`, "agent");
    await page.setViewportSize(screen);
    await openLead(page, phone);
    await page.getByRole("button", { name: "Visit…" }).click();
    await page.getByRole("button", { name: /^Tomorrow, / }).click();
    await expect(page.getByRole("heading", { name: /^Visit on / })).toBeVisible();

    await page.goto("/desk/visits");
    const items = page.getByRole("main").getByRole("listitem").filter({ hasText: phone });
    await expect(items).toContainText("11:00 am");
    await expect(items).toContainText("Pick-up: at the project");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
    await expectNoViolations(page, `visits at ${screen.width}`);

    await items.getByRole("link", { name: "Asha Rao" }).click();
    const form = page.getByRole("region", { name: /^Visit on / });
    const colleague = form.locator("option", { hasText: `ravi${screen.width}@example.com` });
    await form.getByLabel("Who goes along").selectOption(await colleague.getAttribute("value"));
    await form.getByLabel(/^Pick-up place/).fill("Ameerpet metro, gate 2");
    await form.getByRole("button", { name: "Save the visit" }).click();
    await expect(page.getByText("Pick-up: Ameerpet metro, gate 2")).toBeVisible();
    await expectNoViolations(page, `a lead with a visit at ${screen.width}`);

    // It is the colleague's now.
    await page.goto("/desk/visits");
    await expect(page.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
    await expect(items).toHaveCount(0);
    await page.getByLabel("Whose").selectOption("all");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(items).toContainText("Ameerpet metro, gate 2");

    // On paper is the first day alone.
    await page.emulateMedia({ media: "print" });
    await expect(items).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole("heading", { level: 2 }).nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/day=/);
    await page.emulateMedia({ media: "print" });
    await expect(items).toBeVisible();
    await expect(items).toContainText(phone);
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

test("of many visits a day says how many each colleague has; its date opens all of them, a name that colleague’s @long", async ({
  page,
}) => {
  const email = "many-visits@example.com";
  await signInAs(page, email, "agent");
  // A week that no other journey looks at.
  const day = daysBefore(indianDay(new Date()), -200);
  await inDatabase((client) =>
    client.query(
      `with made as (insert into leads (id, reference, kind, name, phone, accepted_at, status)
         select gen_random_uuid(), 'MANY-' || n, 'enquiry', 'Meera Rao', '+9190000' || 10000 + n, now(), 'visit-planned'
         from generate_series(1, 62) n returning id)
       insert into visits (lead_id, at, staff_id)
       select id, ($1::date + n % 2 + time '09:00') at time zone 'Asia/Kolkata' + n / 2 * interval '10 minutes',
         (select id from staff where email = $2)
       from (select id, (row_number() over ())::int - 1 as n from made) m`,
      [day, email],
    ),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/desk/visits?who=all&day=${day}`);
  const days = page.getByRole("main").getByRole("region");
  await expect(days).toHaveCount(7);
  await expect(days.getByRole("listitem")).toHaveCount(0);
  await expect(days.nth(0)).toContainText("31 visits, 9:00 am to 2:00 pm");
  await expect(days.nth(1)).toContainText("31 visits, 9:00 am to 2:00 pm");
  await expect(days.nth(1)).toContainText("31 of them less than an hour from another visit");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page, "a week of many visits");
  await days.nth(0).getByRole("link").first().click();
  await expect(days.nth(0).getByRole("listitem")).toHaveCount(31);
  await expect(days.nth(1).getByRole("listitem")).toHaveCount(0);
  await days.nth(1).getByRole("link").last().click();
  await expect(days.nth(0).getByRole("listitem")).toHaveCount(31);
  await expect(page.getByLabel("Whose").locator("option:checked")).toContainText(email);
  await inDatabase((client) => client.query("delete from leads where reference like 'MANY-%'"));
});

for (const javaScriptEnabled of [true, false])
  test(`the times that a visitor named are a tap from the form of the visit, ${javaScriptEnabled ? "with JavaScript" : "without JavaScript @long"}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const phone = newPhone();
    const day = daysBefore(indianDay(new Date()), -2);
    const visitor = await page.context().newPage();
    const form = await openForm(visitor, "callback");
    await form.getByText("When would you like to see it? (optional)").click();
    const asked = form.getByRole("group", { name: "Time 1" });
    await asked.getByLabel("Day", { exact: true }).fill(day);
    await asked.getByLabel("Part of the day").selectOption("afternoon");
    await fill(form, answersTo("callback", phone));
    await submit(form, "callback");
    await expect(form.getByText(/Nothing is agreed yet/)).toBeVisible();
    await visitor.close();

    await signInAs(page, `wish-${javaScriptEnabled}@example.com`, "agent");
    const desk = await browser.newContext({
      ...{ javaScriptEnabled, storageState: await page.context().storageState() },
      ...{ baseURL: siteUrl, viewport: { width: 360, height: 740 } },
    });
    const agent = await desk.newPage();
    await agent.goto(`/desk/leads?${new URLSearchParams({ q: phone })}`);
    await expect(agent.getByText("Wants a visit").filter({ visible: true })).toBeVisible();
    await openLead(agent, phone);
    const wish = sayVisitTime({ day, part: "afternoon" });
    expect(await agent.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    if (javaScriptEnabled) await expectNoViolations(agent, "a lead with wishes");
    await agent
      .getByRole("region", { name: "Would like to visit" })
      .getByRole("button", { name: wish })
      .click();
    const sheet = agent.getByRole("group", { name: "When is the visit?" });
    if (javaScriptEnabled) {
      await expect(sheet.getByLabel("Another day and time")).toHaveValue(`${day}T12:00`);
      // As it was agreed on the phone.
      await sheet.getByLabel("Another day and time").fill(`${day}T13:30`);
      await sheet.getByLabel("Another day and time").press("Enter");
      await expect(agent.getByRole("heading", { name: /^Visit on .*1:30 pm/ })).toBeVisible();
      await expect(agent.getByText("A visit is planned: tap another time to move it.")).toBeVisible();
    } else {
      await sheet.getByRole("button", { name: `Asked for: ${wish}` }).click();
      await expect(agent.getByRole("heading", { name: /^Visit on .*12:00 pm/ })).toBeVisible();
    }
    await agent.goto(`/desk/leads?${new URLSearchParams({ q: phone })}`);
    await expect(agent.getByRole("main").getByRole("link", { name: "Asha Rao" })).toBeVisible();
    await expect(agent.getByRole("main").getByText("Wants a visit")).toHaveCount(0);
    await desk.close();
  });

test("a calendar app reads the visits of its account without signing in, until the address is removed", async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "feed@example.com", "agent");
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = await page.getByLabel(/^Address of your calendar/).inputValue();
  const app = await playwright.request.newContext();
  const told = await app.get(address);
  expect([told.status(), told.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(await told.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  // It is shown once.
  await page.reload();
  await expect(page.getByRole("button", { name: "New address" })).toBeVisible();
  await expect(page.getByLabel(/^Address of your calendar/)).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the address" }).click();
  await expect(page.getByText("opens nothing any more")).toBeVisible();
  expect((await app.get(address)).status()).toBe(404);
  await app.dispose();
});
