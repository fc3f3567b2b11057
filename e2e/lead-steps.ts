import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { LeadFormId } from "../lib/enquiries/forms/lead-forms";
import { findProject } from "./catalogue";
import { test as base } from "./journey";

/** Each test has its own IP address (the site trusts one proxy), because the site limits calls by address. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b, c] = [randomInt(256), randomInt(256), randomInt(1, 255)];
    await provide({ "X-Forwarded-For": `10.${a}.${b}.${c}` });
  },
});

/** A home with a brochure and floor plans. */
export const projectWithEverything = "Aurovelle Lakecity";
/** The name of each form's submit button. */
export const submitName: Record<LeadFormId, string> = {
  enquiry: "Submit Enquiry",
  callback: "Get Callback",
  brochure: "Get Brochure",
  "listing-callback": "Request Callback",
  contact: "Send Message",
  interior: "Submit Enquiry",
  loan: "Submit Enquiry",
  "loan-application": "Submit Application",
};

/**
 * A phone number that no other test uses: one number may send five leads in ten minutes. It never begins with 91, which would
 * be read as India's country code when more digits follow.
 */
export const newPhone = () => `98${String(randomInt(1e8)).padStart(8, "0")}`;

type Answers = readonly (readonly [label: string, value: string])[];

const consent = ["I agree to be contacted by WhatsApp, SMS, Phone & Email", "yes"] as const;
const person = [
  ["Name", "Asha Rao"],
  ["Email", "asha@example.com"],
] as const;

/** What a visitor would answer, by the labels of the fields. */
export function answersTo(form: LeadFormId, phone = newPhone()): Answers {
  const name = ["Name", "Asha Rao"] as const;
  const number = ["Phone number", phone] as const;
  if (form === "brochure") return [...person, number, consent];
  if (form === "contact") return [["Full name", "Asha Rao"], number, ["Message", "A home near work"]];
  if (form === "interior") return [...person, number, ["Property type", "Villa"]];
  if (form === "loan" || form === "loan-application") {
    return [
      ...person,
      number,
      ["City", "Hyderabad"],
      ["Occupation", "Salaried"],
      ...(form === "loan" ? ([["Have you chosen a property?", "Yes"]] as const) : []),
      [form === "loan" ? "Loan amount (₹)" : "Loan amount (in lacs)", "50"],
    ];
  }
  return [name, number, consent];
}

/** Types, chooses or ticks. */
export async function fill(form: Locator, answers: Answers): Promise<void> {
  for (const [label, value] of answers) {
    const field = form.getByLabel(label, { exact: true });
    const kind = await field.evaluate((element) => element.getAttribute("type") ?? element.localName);
    if (kind === "select") await field.selectOption(value);
    else if (kind === "checkbox") await field.check();
    else await field.fill(value);
  }
}

/** Opens a form as visitors do: in a dialog, or as a part of a page. */
export async function openForm(page: Page, form: LeadFormId): Promise<Locator> {
  const pages: Partial<Record<LeadFormId, string>> = {
    contact: "/contactus",
    interior: "/interior-design",
    loan: "/home-loan-assistance",
    "loan-application": "/home-loan",
    "listing-callback": "/propertylist",
  };
  const { id, slug } = pages[form]
    ? { id: 0, slug: "" }
    : await findProject(page.request, projectWithEverything);
  await page.goto(pages[form] ?? `/propertydetails/${id}/${slug}`);
  return openOn(page, form);
}

/** As `openForm`, on the page that is open. */
export async function openOn(page: Page, form: LeadFormId): Promise<Locator> {
  const opener = openers[form];
  if (!opener) return page.getByRole("main").locator("form[method=post]");
  await page.getByRole("link", { name: opener }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

const openers: Partial<Record<LeadFormId, RegExp>> = {
  enquiry: /^Enquire Now/,
  brochure: /^Download Brochure/,
  "listing-callback": /^Request a Callback/,
  "loan-application": /^Apply for a home loan/,
};

export const submit = (form: Locator, id: LeadFormId) =>
  form.getByRole("button", { name: submitName[id], exact: true }).click();

/** The calls that take leads, all of them. */
export const leadCallPattern = /\/api\/v1\/\w+\/create/;
export const referenceText = /^Reference [0-9A-Z]{4}-[0-9A-Z]{4}$/;

/**
 * How long this text is shown in this part of the page, measured inside the page; to be called before it appears. The
 * time ends when the text or the part disappears.
 */
export function timeShown(page: Page, text: string, part: string): Promise<number> {
  return page.evaluate(
    ([text, part]) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const look = () => {
          const isShown = document.querySelector(part)?.textContent?.includes(text) ?? false;
          if (isShown) since ??= performance.now();
          else if (since !== null) resolve(performance.now() - since);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    [text, part] as const,
  );
}

/** Allows for a delay: timers are never early, but late on a busy machine. */
export function expectAbout(ms: number, wanted: number): void {
  expect(ms).toBeGreaterThan(wanted - 50);
  expect(ms).toBeLessThan(wanted + 1_500);
}
