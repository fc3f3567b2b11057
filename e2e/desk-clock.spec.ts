import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { inDatabase, screens, sendLead, signInAs, workAlways } from "./desk-steps";
import { test } from "./lead-steps";

// At night the alarms of other journeys sleep again, also when this one has failed.
test.afterEach(() => inDatabase((client) => client.query("delete from word_changes where part = 'alarms'")));

test("a lead says how long it waits, in words and colours, and the tab how many wait; each minute by itself", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const phone = await sendLead(page.context());
  await signInAs(page, "clock-owner@example.com", "owner");
  await workAlways(page);
  await expectNoViolations(page, "the alarms");
  // What has rung already rings no more: the journey is about the clock.
  const waitFor = (seconds: number) =>
    inDatabase((client) =>
      client.query(
        `update leads set accepted_at = now() - make_interval(secs => $2), alarm_step = 2 where phone = $1`,
        [phone.replaceAll(" ", ""), seconds],
      ),
    );
  // Leads of other journeys fill the first page.
  const list = `/desk/leads?q=${encodeURIComponent(phone)}`;
  const row = page.getByRole("row").filter({ hasText: phone });
  for (const [seconds, text] of [
    [120, "waits 2 min"],
    [360, "waits 6 min, late"],
    [660, "waits 11 min, very late"],
  ] as const) {
    await waitFor(seconds);
    await page.goto(list);
    await expect(row.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^\(\d+\) Leads \| Desk/);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `a list with a lead that waits at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  // The clock goes on in the open page, by the test's word alone: its scripts begin with the minute.
  await page.clock.install();
  const waitUntil = "domcontentloaded";
  await waitFor(290);
  await page.goto(list, { waitUntil });
  await expect(row.getByText("waits 4 min", { exact: true }).filter({ visible: true })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(row.getByText("waits 5 min, late", { exact: true }).filter({ visible: true })).toBeVisible();
  await page.goto("/desk", { waitUntil });
  await expect(page.getByRole("heading", { name: /^Waiting for a first call/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Today/);
});

test("a device rings where its browser can, and an account is away until a moment", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["notifications"]);
  await signInAs(page, "clock-agent@example.com", "agent");
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Ring on this device" }).click();
  // A browser of tests has no maker's service behind it.
  const outcome = page.getByText(/service for messages can’t be reached|The desk rings on this device/);
  await expect(outcome).toBeVisible({ timeout: 30_000 });
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/desk"))?.active?.scriptURL);
  await expect.poll(worker).toMatch(/\/desk-worker\.js$/);

  // What the service would bring is shown.
  // A browser without windows shows no message, whatever is permitted: what the worker asks it to show is noted there.
  const own = context.serviceWorkers().find((one) => one.url().endsWith("/desk-worker.js"));
  await own?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    registration.showNotification = (title, options) => {
      shown.push([title, options?.body]);
      return show(title, options);
    };
  });
  const client = await context.newCDPSession(page);
  const registrationId = new Promise<string>((found) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/desk"));
      if (own) found(own.registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  await client.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify({ title: "A new lead waits", body: "Enquiry, Lake View", path: "/desk", tag: "x" }),
  });
  const shown = () => own?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([["A new lead waits", "Enquiry, Lake View"]]);

  await page.getByLabel("Away until (in India; empty: you are there)").fill("2030-01-02T10:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Leads and alarms go to others until then.")).toBeVisible();
  await expect(page.getByText("Away until 2 Jan 2030, 10:00 am.")).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `the account at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
});
