import { expect, type Page } from "@playwright/test";
import type { LeadFormId } from "../lib/enquiries/forms/lead-forms";
import { findProject } from "./catalogue";
import {
  answersTo,
  fill,
  leadCallPattern,
  openForm,
  openOn,
  projectWithEverything,
  submit,
  submitName,
  test,
  timeShown,
  expectAbout,
} from "./lead-steps";

/** How long after its thanks a dialog closes by itself (specification, sections 2 and 4). */
const closing: [LeadFormId, ms: number][] = [
  ["enquiry", 2_000],
  ["listing-callback", 3_000],
];
for (const [id, ms] of closing) {
  // Specification: "On success a thank-you message shows, the submit buttons hide, and the dialog closes by
  // itself after 2 s."
  // Specification: "The callback dialog closes by itself 3 s after success;"
  test(`${id}: the thanks hide the button, and the dialog closes after ${ms / 1_000} s${id === "enquiry" ? "" : " @long"}`, async ({
    page,
  }) => {
    const dialog = await openForm(page, id);
    await fill(dialog, answersTo(id));
    const shown = timeShown(page, "Thank you!", "[role=dialog]");
    await submit(dialog, id);
    await expect(dialog.getByText(/^Thank you! Our representative/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: submitName[id] })).toBeHidden();
    expectAbout(await shown, ms);
    await expect(dialog).toBeHidden();
  });
}

// Specification: "Video dialog, lightbox, enquiry dialog and brochure dialog open and close."
// Specification: "Enquiry dialog (from a floor plan): opening resets the form; closing clears form and
// messages."
test("each opening is a fresh form, Escape closes it, and the focus goes back", async ({ page }) => {
  const dialog = await openForm(page, "enquiry");
  await expect(dialog).toHaveAccessibleName("Enquire Now");
  await expect(dialog.getByText(projectWithEverything)).toBeVisible();
  await fill(dialog, answersTo("enquiry"));
  await dialog.getByLabel("Name", { exact: true }).fill(" ");
  await submit(dialog, "enquiry");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole("link", { name: /^Enquire Now/ })
      .filter({ visible: true })
      .first(),
  ).toBeFocused();
  await openOn(page, "enquiry");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByLabel("Phone number", { exact: true })).toHaveValue("");
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("the dialog holds the focus, and the page behind it is out of reach", async ({ page }) => {
  const dialog = await openForm(page, "enquiry");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await page.getByRole("main").count()).toBe(0);
});

async function viewerOf(page: Page): Promise<string> {
  const { brochure, name } = await findProject(page.request, projectWithEverything);
  return `/pdf-viewer?url=${encodeURIComponent(brochure ?? "")}&property=${encodeURIComponent(name)}`;
}

// Specification: "Full-screen brochure viewer, opened in a new tab"
// Specification: "Brochure: the button opens a brochure request dialog"
// Specification: "On success the PDF viewer opens in a new tab."
// Specification: "Video dialog, lightbox, enquiry dialog and brochure dialog open and close."
// Specification: "Brochure form: on success it shows a message; after 1 s the brochure opens and the dialog
// closes."
test("the brochure opens in a new tab 1 s after its thanks, and the dialog closes", async ({
  page,
  baseURL,
}) => {
  const dialog = await openForm(page, "brochure");
  await fill(dialog, answersTo("brochure"));
  const popup = page.waitForEvent("popup");
  const shown = timeShown(page, "Brochure download initiated! Check your email.", "[role=dialog]");
  await submit(dialog, "brochure");
  const tab = await popup;
  expectAbout(await shown, 1_000);
  await tab.waitForURL((url) => url.pathname === "/pdf-viewer");
  expect(tab.url()).toBe(baseURL + (await viewerOf(page)));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(dialog).toBeHidden();
});

test("where no tab may open by itself, the dialog stays and has a link to the brochure @long", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const dialog = await openForm(page, "brochure");
  await fill(dialog, answersTo("brochure"));
  await submit(dialog, "brochure");
  const link = dialog.getByRole("link", { name: /^Open the brochure/ });
  await expect(link).toHaveAttribute("href", await viewerOf(page));
  await expect(link).toHaveAttribute("target", "_blank");
  await page.waitForTimeout(1_500);
  await expect(dialog).toBeVisible();
});

test("the loan application asks in lacs and sends rupees; the yes or no question may stay", async ({
  page,
}) => {
  const dialog = await openForm(page, "loan-application");
  await expect(dialog.getByRole("group", { name: "Have you chosen a property?" })).toBeVisible();
  await fill(dialog, answersTo("loan-application"));
  const [request] = await Promise.all([
    page.waitForRequest(leadCallPattern),
    submit(dialog, "loan-application"),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    loanAmount: 5_000_000,
    propertyIdentity: "No",
    city: "Hyderabad",
  });
  await expect(dialog.getByText(/^Reference/)).toBeVisible();
});

// Specification: "The home page also mounts a contact or enquiry modal"
test("the home page's expert is the contact form, which stays open with its thanks @long", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Message us" }).click();
  const dialog = page.getByRole("dialog", { name: "Message Us" });
  await fill(dialog, answersTo("contact"));
  await submit(dialog, "contact");
  await expect(dialog.getByText("Message sent successfully!")).toBeVisible();
  await page.waitForTimeout(3_500);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
});

// Specification: "a 'Request a Callback' dialog,"
// Specification: "the listing callback promises contact within 30 minutes during 9 AM to 9 PM IST."
test("the listing's callback names its project and its promise", async ({ page }) => {
  const dialog = await openForm(page, "listing-callback");
  const name = await page.locator("article h2").first().textContent();
  await expect(dialog.getByText(name ?? "-", { exact: true })).toBeVisible();
  await expect(dialog.getByText(/within 30 minutes during 9 AM to 9 PM IST/)).toBeVisible();
});

test("nothing scrolls sideways at 320 px, with every message on @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ["enquiry", "callback", "listing-callback", "loan", "loan-application"] as const) {
    const form = await openForm(page, id);
    await submit(form, id);
    await expect(form.getByRole("alert")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(320);
    const inner = await form.evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll("*")].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    );
    expect(inner, id).toBeLessThanOrEqual(320);
  }
});
