import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { languages } from "./language-words";
import { consentBox, consentNotice } from "../content/consent";
import { noticeWords } from "../content/notices";
import { noticeDay } from "../lib/enquiries/forms/notice-version";
import { findProject } from "./catalogue";
import { e2eDatabaseUrl } from "./e2e-database";
import { englishLeftIn } from "./left-in-english";
import { newPhone, projectWithEverything, test } from "./lead-steps";

const { hi: hindi, te: telugu } = languages;

const pageForm = (page: Page) => page.getByRole("main").locator("form[method=post]").first();
const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Every lead of a number, as it is stored. */
async function leadsOf(phone: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(
      "select kind, source_page, consent_version, consent_text, notice_version from leads where phone = $1",
      [`+91${phone}`],
    );
    return rows;
  } finally {
    await client.end();
  }
}

test("a message in Telugu is refused and thanked in Telugu, and arrives once with the words that were agreed to", async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await page.goto("/te/contactus");
  const form = pageForm(page);
  await form.locator("[name=phoneNumber]").fill("12345");
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("alert")).toHaveText(telugu["Please fix the errors below."] ?? "");
  await expect(form.getByText(telugu["Please enter your name."] ?? "")).toBeVisible();
  await expect(form.getByText(telugu["Phone number must be exactly 10 digits."] ?? "")).toBeVisible();
  expect(await englishLeftIn(page, request, "main")).toEqual([]);

  await form.locator("[name=fullName]").fill("Asha");
  await form.locator("[name=phoneNumber]").fill(phone);
  await form.locator("[name=enquiry]").selectOption({ label: telugu.Price ?? "" });
  await form.locator("[type=submit]").click();
  await expect(form.getByText(telugu["Message sent successfully!"] ?? "")).toBeVisible();
  await expect(form.getByText(telugu["Correct the number"] ?? "")).toBeVisible();
  await form.getByText(telugu["Correct the number"] ?? "").click();
  const left = await englishLeftIn(page, request, "main");
  // The reference, in letters without a meaning.
  expect(left.filter((text) => !reference.test(text))).toEqual([]);
  expect(await leadsOf(phone)).toEqual([
    {
      kind: "contact",
      source_page: "/te/contactus",
      consent_version: `${consentNotice.version}-te`,
      consent_text: telugu[consentNotice.text],
      notice_version: `contact-${noticeDay}-te`,
    },
  ]);
});

test("a form leads to its own notice in its language, what is typed stays, and the footer to taking consent back", async ({
  page,
  request,
}) => {
  await page.goto("/te/contactus");
  const form = pageForm(page);
  await expect(form.getByText(telugu[noticeWords.age] ?? "")).toBeVisible();
  await form.locator("[name=fullName]").fill("Asha");
  const [notice] = await Promise.all([
    page.waitForEvent("popup"),
    form.getByRole("link", { name: telugu[noticeWords.link] }).click(),
  ]);
  await expect(notice).toHaveURL("/te/privacy-notice/contact");
  await expect(notice.getByText(`contact-${noticeDay}-te`)).toBeVisible();
  await expect(notice.getByRole("main").locator("dt")).toHaveCount(7);
  const left = await englishLeftIn(notice, request, "main");
  // The version, and a name.
  expect(left.filter((text) => !/^(?:contact|te|Asha|Verma) in /.test(text))).toEqual([]);
  await notice.close();
  await expect(form.locator("[name=fullName]")).toHaveValue("Asha");
  await page.getByRole("contentinfo").getByRole("link", { name: telugu["Take your consent back"] }).click();
  await expect(page).toHaveURL("/te/privacy-policy#withdraw");
  await expect(page.getByRole("heading", { name: telugu["Taking your consent back"] })).toBeInViewport();
});

test("a dialog in Hindi asks, thanks and is closed in Hindi @long", async ({ page, request }) => {
  const phone = newPhone();
  const { id, slug } = await findProject(page.request, projectWithEverything);
  await page.goto(`/hi/propertydetails/${id}/${slug}`);
  await page.locator(`a[href^="/hi/enquire/enquiry?"]`).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[type=submit]").click();
  await expect(dialog.getByText(hindi["Please enter your name."] ?? "")).toBeVisible();
  await expect(dialog.getByText(hindi["Please agree to be contacted"] ?? "")).toBeVisible();
  expect(await englishLeftIn(page, request, "[role=dialog]")).toEqual([]);
  await dialog.locator("[name=name]").fill("Asha");
  await dialog.locator("[name=phoneNumber]").fill(phone);
  await dialog.getByText(hindi[consentBox.text] ?? "").click();
  await dialog.locator("[type=submit]").click();
  await expect(
    dialog.getByText(hindi["Thank you! Our representative will contact you soon."] ?? ""),
  ).toBeVisible();
  expect(await leadsOf(phone)).toEqual([
    {
      kind: "enquiry",
      source_page: `/hi/propertydetails/${id}/${slug}`,
      consent_version: `${consentBox.version}-hi`,
      consent_text: hindi[consentBox.text],
      notice_version: `enquiry-${noticeDay}-hi`,
    },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a callback in Telugu comes back with its errors in Telugu, is thanked and corrected there, and arrives once", async ({
    page,
    request,
  }) => {
    const [wrong, phone] = [newPhone(), newPhone()];
    const { id, slug } = await findProject(page.request, projectWithEverything);
    await page.goto(`/te/propertydetails/${id}/${slug}`);
    await pageForm(page).locator("[name=name]").fill("Asha");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      pageForm(page).locator("[type=submit]").click(),
    ]);
    expect(answer.status()).toBe(400);
    await expect(page.locator("html")).toHaveAttribute("lang", "te-IN");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(telugu["Get Callback"] ?? "");
    await expect(page.getByText(telugu["You must agree to be contacted."] ?? "")).toBeVisible();
    expect(await englishLeftIn(page, request, "main")).toEqual([]);

    await pageForm(page).locator("[name=phoneNumber]").fill(wrong);
    await pageForm(page).locator("[name=allowContact]").check();
    await pageForm(page).locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/te\/thank-you\?form=callback&reference=/);
    await expect(page.locator("html")).toHaveAttribute("lang", "te-IN");
    const said = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`;
    await expect(page.getByRole("main")).toContainText(said(wrong));
    const left = await englishLeftIn(page, request, "main");
    expect(left.filter((text) => !reference.test(text))).toEqual([]);

    await page.getByText(telugu["Correct the number"] ?? "").click();
    await page.locator("#correction-number").fill("12");
    await page.getByRole("button", { name: telugu["Save the number"] }).click();
    await expect(page).toHaveURL(/\/te\/thank-you\?.*problem=number/);
    await expect(page.getByText(telugu["Please enter a valid 10-digit mobile number."] ?? "")).toBeVisible();
    await page.locator("#correction-number").fill(phone);
    await page.getByRole("button", { name: telugu["Save the number"] }).click();
    await expect(page).toHaveURL(/\/te\/thank-you\?(?!.*problem)/);
    await expect(page.getByRole("main")).toContainText(said(phone));
    expect(await leadsOf(wrong)).toEqual([]);
    expect(await leadsOf(phone)).toEqual([
      {
        kind: "callback",
        source_page: `/te/propertydetails/${id}/${slug}`,
        consent_version: `${consentBox.version}-te`,
        consent_text: telugu[consentBox.text],
        notice_version: `callback-${noticeDay}-te`,
      },
    ]);
  });

  test("a form that is refused before it is read comes back in the language of its page @long", async ({
    page,
    request,
  }) => {
    await page.goto("/hi/contactus");
    await pageForm(page).locator("[name=fullName]").fill("Asha");
    await pageForm(page).locator("[name=phoneNumber]").fill("12345");
    // Longer than the field says that it may be.
    const message = pageForm(page).locator("textarea");
    await message.evaluate((area: HTMLTextAreaElement) => {
      area.removeAttribute("maxlength");
      area.value = "m".repeat(40_000);
    });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      pageForm(page).locator("[type=submit]").click(),
    ]);
    expect(answer.status()).toBe(413);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await expect(page.getByText(hindi["This is too long: at most 32 KB can be sent."] ?? "")).toBeVisible();
    expect((await englishLeftIn(page, request, "main")).filter((text) => !text.startsWith("KB "))).toEqual(
      [],
    );
    await page.goBack();
    await expect(pageForm(page).locator("[name=fullName]")).toHaveValue("Asha");
  });

  test("a form with a wrong number comes back in Hindi with what was typed @long", async ({
    page,
    request,
  }) => {
    await page.goto("/hi/contactus");
    await pageForm(page).locator("[name=fullName]").fill("Asha");
    await pageForm(page).locator("[name=phoneNumber]").fill("12345");
    await pageForm(page).locator("[type=submit]").click();
    await expect(page.getByText(hindi["Phone number must be exactly 10 digits."] ?? "")).toBeVisible();
    expect(await englishLeftIn(page, request, "main")).toEqual([]);
    await expect(pageForm(page).locator("[name=fullName]")).toHaveValue("Asha");
    await expect(pageForm(page).locator("[name=phoneNumber]")).toHaveValue("12345");
  });
});
