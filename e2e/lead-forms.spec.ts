import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { leadFormIds, type LeadFormId } from "../lib/enquiries/forms/lead-forms";
import {
  answersTo,
  fill,
  leadCallPattern,
  newPhone,
  openForm,
  referenceText,
  projectWithEverything,
  submit,
  submitName,
  test,
} from "./lead-steps";
import { findProject } from "./catalogue";

const fix = "Please fix the errors below.";
const mobile = "Please enter a valid 10-digit mobile number.";
const mustAgree = "You must agree to be contacted.";
const services = ["Name is required", "Email is required", "Phone number is required"];
const loan = [...services, "City is required", "Occupation is required"];

/** What each form says when nothing is filled in, in the words of the specification. */
const emptySays: Record<LeadFormId, string[]> = {
  enquiry: [
    "Please enter your name.",
    "Please enter a valid 10-digit phone number",
    "Please agree to be contacted",
  ],
  callback: ["Please enter your name.", mobile, mustAgree],
  brochure: ["Please enter your name.", mobile, "Please enter a valid email address.", mustAgree],
  "listing-callback": [
    "Please enter your name.",
    "Please enter a valid 10-digit phone number.",
    "You must agree to be contacted by WhatsApp, SMS, Phone & Email.",
  ],
  contact: ["Please enter your name.", "Phone number must be exactly 10 digits."],
  interior: [...services, "Please choose a property type"],
  loan: [...loan, "Please choose Yes or No", "Loan amount is required"],
  "loan-application": [...loan, "Loan amount is required"],
};

const thanks: Record<LeadFormId, string> = {
  enquiry: "Thank you! Our representative will contact you soon.",
  callback: "Thank you! Our representative will contact you soon.",
  brochure: "Brochure download initiated! Check your email.",
  "listing-callback": "Thank you! Our representative will contact you shortly.",
  contact: "Message sent successfully!",
  interior: "Thank you for your inquiry! Our interior design specialist will contact you soon.",
  loan: "Thank you for your inquiry! Our loan specialist will contact you shortly.",
  "loan-application": "Thank you for your inquiry! Our loan specialist will contact you shortly.",
};

/** What is typed in each form and refused, and what it says then. */
const wrong: Record<LeadFormId, [label: string, typed: string, says: string][]> = {
  enquiry: [
    ["Name", "   ", "Please enter your name."],
    ["Phone number", "98765", "Please enter a valid 10-digit phone number"],
  ],
  callback: [["Phone number", "987654321", mobile]],
  brochure: [
    ["Phone number", "1", mobile],
    ["Email", "asha@example", "Please enter a valid email address."],
  ],
  "listing-callback": [["Phone number", "12345", "Please enter a valid 10-digit phone number."]],
  contact: [["Phone number", "12345", "Phone number must be exactly 10 digits."]],
  interior: [
    ["Name", "   ", "Name is required"],
    ["Email", "asha.example.com", "Email is invalid"],
    ["Phone number", "12345", "Phone number must be 10 digits"],
  ],
  loan: [
    ["Email", "@", "Email is invalid"],
    ["Phone number", "123456789", "Phone number must be 10 digits"],
    ["Loan amount (₹)", "fifty lakh", "Please enter a valid loan amount"],
    ["Loan amount (₹)", "0", "Please enter a valid loan amount"],
    ["Loan amount (₹)", "-5", "Please enter a valid loan amount"],
  ],
  "loan-application": [["Loan amount (in lacs)", "0.5", "Please enter a valid loan amount"]],
};

for (const id of leadFormIds) {
  // The others are the same boxes in another order: the server says their sentences in lead-no-script.spec.ts.
  const size = ["enquiry", "loan"].includes(id) ? "" : " @long";
  // Specification: "ask to be called back, send an enquiry or ask for a brochure of a project;"
  // Specification: "send enquiries for interior design and for home-loan assistance; send a message through a
  // contact form;"
  // Specification: "/home-loan-assistance | Loan assistance page with enquiry form"
  // Specification: "Side callback form: on success the form is cleared."
  // Specification: "success clears the form."
  test(`${id}: says what is missing and what is wrong, each sentence once, and thanks for the rest${size}`, async ({
    page,
  }) => {
    const form = await openForm(page, id);
    const box = (label: string | RegExp) => form.getByLabel(label, { exact: true });
    const name = box(id === "contact" ? "Full name" : "Name");
    await submit(form, id);
    for (const text of emptySays[id]) await expect(page.getByText(text, { exact: true })).toHaveCount(1);
    await expect(form.getByRole("alert")).toHaveText(fix);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(emptySays[id][0] ?? "");
    await expect(form.locator("[aria-invalid]")).toHaveCount(emptySays[id].length);

    const answers = answersTo(id);
    for (const [label, typed, says] of wrong[id]) {
      await fill(form, [...answers, [label, typed]]);
      await submit(form, id);
      await expect(page.getByText(says, { exact: true })).toHaveCount(1);
      await expect(form.locator("[aria-invalid]")).toHaveCount(1);
      await expect(box(label)).toBeFocused();
      await expect(box(label)).toHaveValue(typed);
      if (label !== "Name") await expect(name).toHaveValue("Asha Rao");
    }

    await fill(form, answers);
    const posted = page.waitForResponse(leadCallPattern);
    // All parts of the thanks are here before them: none comes later and moves the buttons under a finger. A font may be asked for
    // again by a browser that is short of memory, and without it new lines break elsewhere.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await submit(form, id);
    const done = form.getByRole("status");
    await expect(done.getByText(thanks[id], { exact: true })).toBeVisible();
    await expect(done.getByText(referenceText)).toBeVisible();
    expect((await posted).status()).toBe(201);
    await expect(done.getByText("We will call")).toBeVisible();
    await expect(done.getByText("What happens next")).toBeInViewport();
    await expect(done.locator("[data-outcome]")).toBeFocused();
    await expect(form.getByRole("button", { name: submitName[id] })).toBeHidden();
    if (["callback", "contact", "interior", "loan"].includes(id)) {
      // By key: a finger this soon after the button is taken for its second tap.
      await done.getByRole("button", { name: "Send another" }).press("Enter");
      await expect(name).toBeFocused();
      await expect(done).toBeEmpty();
      await expect(box("Phone number")).toHaveValue("");
      await expect(name).toHaveValue("");
      await expect(form.locator(":checked:not(option)")).toHaveCount(0);
    }
  });
}

// Specification: "Typing in any enquiry field clears error messages."
test("typing clears all messages of an enquiry, and in the contact form the one of its field", async ({
  page,
}) => {
  const enquiry = await openForm(page, "enquiry");
  await submit(enquiry, "enquiry");
  await expect(enquiry.locator("[aria-invalid]")).toHaveCount(3);
  await enquiry.getByLabel("Phone number", { exact: true }).pressSequentially("9");
  await expect(enquiry.locator("[aria-invalid]")).toHaveCount(0);
  await expect(enquiry.getByRole("alert")).toHaveCount(0);
  const contact = await openForm(page, "contact");
  await submit(contact, "contact");
  await contact.getByLabel("Full name", { exact: true }).pressSequentially("A");
  await expect(contact.locator("[aria-invalid]")).toHaveCount(1);
  await expect(contact.getByText(fix)).toBeVisible();
});

// Specification: "Phone must be 10 digits."
test("phone boxes keep ten digits, also of a number that is pasted with its country code", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  const phone = form.getByLabel("Phone number", { exact: true });
  await phone.pressSequentially("98a76-54 3210999");
  await expect(phone).toHaveValue("9876543210");
  await phone.fill("+91 98480 12345");
  await expect(phone).toHaveValue("9848012345");
});

test("whatever way a number is written, key by key, its ten digits stay", async ({ page }) => {
  test.slow();
  const digit = (below = 10) => randomInt(below);
  const writing = () => {
    const digits = `${6 + digit(4)}${String(randomInt(1e9)).padStart(9, "0")}`;
    const before = ["", "0", "91", "+91 ", "0091", "+91-"][digit(6)] ?? "";
    const gap = () => ["", "", "", " ", "-"][digit(5)] ?? "";
    return { digits, keys: before + [...digits].map((each) => each + gap()).join("") };
  };
  // One form with a field for the country code, one without.
  for (const [id, rounds] of [
    ["contact", 5],
    ["callback", 5],
  ] as const) {
    const form = await openForm(page, id);
    const box = form.getByLabel("Phone number", { exact: true });
    for (let round = 0; round < rounds; round += 1) {
      const { digits, keys } = writing();
      await box.clear();
      await box.pressSequentially(keys);
      await box.blur();
      await expect(box, keys).toHaveValue(digits);
    }
  }
});

test("a country code typed with the number chooses that country, and digits too many are not dropped in silence", async ({
  page,
}) => {
  const form = await openForm(page, "listing-callback");
  const box = form.getByLabel("Phone number", { exact: true });
  await box.pressSequentially("+65 8123 4567");
  await expect(box).toHaveValue("81234567");
  await expect(form.getByLabel("Country code")).toHaveValue("+65");
  await form.getByLabel("Country code").selectOption("+91");
  await box.clear();
  await box.pressSequentially("98765432101");
  await expect(box).toHaveValue("9876543210");
  await expect(
    form.getByText("A phone number has ten digits: what came after them was left out."),
  ).toBeVisible();
});

test("the body is the wire's, and what is not in it goes along in the header", async ({ page }) => {
  const { id } = await findProject(page.request, projectWithEverything);
  await page.goto("/?utm_source=newsletter&utm_campaign=diwali");
  await page.evaluate((to) => window.location.assign(to), `/propertydetails/${id}`);
  const form = page.locator("#enquiry form");
  // A number of the country that is chosen: 10 digits would be none of Singapore's.
  const phone = newPhone().slice(2).replace(/^./, "8");
  await fill(form, answersTo("callback", phone));
  await form.getByLabel("Country code").selectOption("+65");
  const [request] = await Promise.all([page.waitForRequest(leadCallPattern), submit(form, "callback")]);
  expect(request.postDataJSON()).toEqual({
    name: "Asha Rao",
    phoneNumber: phone,
    propertyId: String(id),
    allowContact: true,
    source: "callback",
  });
  const context = new URLSearchParams(request.headers()["lead-context"]);
  expect(Object.fromEntries(context)).toMatchObject({
    form: "callback",
    countryCode: "+65",
    page: `/propertydetails/${id}`,
    utm_source: "newsletter",
    utm_campaign: "diwali",
    consent: expect.stringMatching(/^box-/),
    filledMs: expect.stringMatching(/^\d+$/),
  });
  expect(request.headers()["idempotency-key"]).toMatch(/^[\w-]{32,36}$/);
  await expect(form.getByText(thanks.callback)).toBeVisible();
});
