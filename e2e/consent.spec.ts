import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { testWith } from "./journey";
import { copyUrl as copy } from "./ports";
import { readTypeFaults } from "./large-type";
import { answersTo, fill, newPhone, openForm, submit, test } from "./lead-steps";

const linkName = "What you agreed to, and how to stop it";
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** Sends a form and opens the link of its thanks. */
async function openConsent(page: Page, phone = newPhone()): Promise<string> {
  const form = await openForm(page, "callback");
  await fill(form, answersTo("callback", phone));
  await submit(form, "callback");
  // By key: a finger this soon after the button is taken for its second tap.
  await page.getByRole("link", { name: linkName }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your consent");
  return new URL(page.url()).pathname;
}

async function narrowAndStop(page: Page): Promise<void> {
  const phone = newPhone();
  const path = await openConsent(page, phone);
  await expect(page.getByText("“I agree to be contacted by WhatsApp, SMS, Phone & Email”")).toBeVisible();
  await expect(status(page)).toContainText("We may contact you about this enquiry until");
  await expect(status(page)).toContainText("by phone call, WhatsApp, SMS and email, from 9 AM to 9 PM");
  await expect(page.getByText("Nobody of us has called or written to you")).toBeVisible();
  expect(await page.content()).not.toContain(phone);

  for (const way of ["Phone call", "WhatsApp", "SMS", "Email"])
    await page.getByLabel(way, { exact: true }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Please leave at least one way to reach you, or press “Stop all contact”.",
  );
  await page.getByLabel("Phone call", { exact: true }).uncheck();
  await page.getByLabel("SMS", { exact: true }).uncheck();
  await page.getByLabel("First hour").selectOption("6 PM");
  await page.getByLabel("Last hour").selectOption("8 PM");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toContainText("Saved.");
  await expect(status(page)).toContainText("by WhatsApp and email, from 6 PM to 8 PM in India");
  await expect(page.getByLabel("Phone call")).not.toBeChecked();

  await page.getByRole("button", { name: "Stop all contact" }).dblclick();
  await expect(status(page)).toContainText("We do not contact you.");
  await expect(page.getByRole("button", { name: "Stop all contact" })).toHaveCount(0);
  await page.reload();
  await expect(status(page)).toContainText("Contact about this enquiry is stopped since");
  await page.goto(path);
  await page.getByRole("button", { name: "Allow contact again" }).click();
  await expect(status(page)).toContainText("Allowed again, for this enquiry.");
  await expect(status(page)).toContainText("by WhatsApp and email");
}

test("from the thanks of a form to its consent, narrowed, stopped and allowed again", async ({ page }) => {
  await narrowAndStop(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the same works by plain forms", async ({ page }) => {
    await narrowAndStop(page);
  });
});

test("opening the link changes nothing, nobody keeps the page, and it is told to no other site @long", async ({
  page,
  request,
}) => {
  const path = await openConsent(page);
  // As programs that look through mails do: every link of the page, with every word that a form has.
  for (const query of ["", "?to=stop", "?done=stop", "?problem=other"]) await request.get(path + query);
  for (const href of await page
    .locator("main a")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    if (href?.startsWith("/consent")) await request.get(href);
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  const html = await answer.text();
  expect(html).toContain("We may contact you");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const token = path.split("/").at(-1) ?? "";
  expect(html.split(/<body/)[0]).not.toContain(token);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/consent");
  expect(await (await request.get("/robots.txt")).text()).not.toContain("/consent");
});

test("a link that is cut or forged is an unknown page, whatever stands in it", async ({ page, request }) => {
  const path = await openConsent(page);
  const odd = [
    "x",
    "%00",
    "..%2f..",
    "%F0%9F%8F%A0",
    `${"a".repeat(300)}`,
    "a.b",
    "constructor",
    "__proto__",
  ];
  for (const address of [path.slice(0, -1), `${path}a`, "/consent", ...odd.map((one) => `/consent/${one}`)]) {
    const answer = await request.get(address);
    expect([400, 404], address).toContain(answer.status());
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a site on another backend, ${javaScriptEnabled ? "with" : "without"} JavaScript @long`, () => {
    test.use({ javaScriptEnabled });
    test("shows and stops what that has stored", async ({ page }) => {
      await page.goto(`${copy}/contactus`);
      const form = page.getByRole("main").locator("form[method=post]");
      await fill(form, answersTo("contact"));
      await submit(form, "contact");
      await page.getByRole("link", { name: linkName }).click();
      await expect(page).toHaveURL(new RegExp(`^${copy}/consent/`));
      await expect(status(page)).toContainText("We may contact you about this enquiry until");
      await expect(status(page)).toContainText("by phone call and email");
      await page.getByRole("button", { name: "Stop all contact" }).click();
      await expect(status(page)).toContainText("We do not contact you.");
      await expect(page).toHaveURL(new RegExp(`^${copy}/consent/`));
    });
  });

test("what was sent is deleted, once and for good", async ({ page }) => {
  const path = await openConsent(page);
  await page.getByText("Delete this enquiry").click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(status(page)).toContainText("Deleted. Nothing of this enquiry is stored here any more");
  await page.goto(path);
  await expect(status(page)).toContainText("Nothing is stored under this link.");
});

test("it has no barriers, open and stopped, and fits a narrow screen @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openConsent(page);
  await expectNoViolations(page, "a consent");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.getByRole("button", { name: "Stop all contact" }).click();
  await expect(status(page)).toContainText("We do not contact you.");
  await expectNoViolations(page, "a consent that is stopped");
  expect(await width()).toBe(320);
});

const largeTest = testWith("defaultFontSize=32");
largeTest("with type of twice the size no text is cut or lies over other text @long", async ({ page }) => {
  await openConsent(page);
  await page.waitForLoadState("networkidle");
  expect(await readTypeFaults(page)).toEqual([]);
});
