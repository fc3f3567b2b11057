import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openWays, screens, signInAs } from "./desk-steps";
import { newPhone, test } from "./lead-steps";

test("staff see a stop in the list and on the lead, where nothing calls any more", async ({
  page,
  context,
}) => {
  test.slow();
  await signInAs(page, "consent-agent@example.com", "agent");
  const phone = newPhone();
  const answer = await page.request.post("/api/v1/propertyenquiry/createpropertyenquiry", {
    data: { name: "Meera Nair", phoneNumber: phone, propertyId: "8", allowContact: true, source: "callback" },
  });
  const { consent } = (await answer.json()).data;
  await page.goto(`/desk/leads?q=${phone}`);
  await page.getByRole("link", { name: /Meera Nair/ }).click();
  await expect(
    page.getByText("By phone call, WhatsApp, SMS and email. Calls from 9 AM to 9 PM"),
  ).toBeVisible();
  await openWays(page);
  await expect(page.getByRole("link", { name: /^Call \+91/ })).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(`/consent/${consent}`);
  await visitor.getByRole("button", { name: "Stop all contact" }).click();
  await expect(visitor.getByRole("main").getByRole("status")).toContainText("We do not contact you.");
  await page.reload();
  await expect(page.getByText("Do not contact: the person stopped it on")).toBeVisible();
  await expect(page.locator("a[href^='tel:'], a[href*='wa.me'], a[href^='mailto:']")).toHaveCount(0);
  await expect(page.getByText("Contact: allowed → stopped")).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // At the end of the page the bar of outcomes lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectNoViolations(page, `a lead that is stopped at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  await page.goto(`/desk/leads?q=${phone}`);
  await expect(page.getByText("Do not contact", { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/^Do not contact since/)).toBeVisible();

  await visitor.getByRole("button", { name: "Allow contact again" }).click();
  await expect(visitor.getByRole("main").getByRole("status")).toContainText("We may contact you");
  await page.getByRole("link", { name: /Meera Nair/ }).click();
  await expect(page.getByText("Calls from 9 AM to 9 PM")).toBeVisible();
  await openWays(page);
  await page.getByRole("link", { name: /^Call \+91/ }).click();
  await expect(page.getByText("Noted: called just now.")).toBeVisible();
  await visitor.reload();
  const log = visitor.getByRole("listitem").filter({ hasText: "Phone call" });
  await expect(log).toHaveCount(1);
  expect(await visitor.content()).not.toContain("consent-agent");
});
