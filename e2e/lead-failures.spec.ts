import { expect } from "@playwright/test";
import type { LeadFormId } from "../lib/enquiries/forms/lead-forms";
import {
  answersTo,
  expectAbout,
  fill,
  leadCallPattern,
  openForm,
  submit,
  test,
  timeShown,
} from "./lead-steps";

const said = { status: false, message: "The server's own sentence." };

/** What each form says when the server fails (specification, section 8). */
const failures: [LeadFormId, [answer: object, says: string][]][] = [
  ["enquiry", [[said, "Failed to submit enquiry. Please try again."]]],
  ["callback", [[said, "Failed to submit enquiry. Please try again."]]],
  ["brochure", [[said, "Failed to submit request. Please try again."]]],
  [
    "listing-callback",
    [
      [said, said.message],
      [{ errors: [{ msg: "The first msg" }] }, "The first msg"],
      [{}, "Failed to submit your request. Please try again later."],
    ],
  ],
  [
    "contact",
    [
      [said, said.message],
      [{}, "Failed to send message. Please try again."],
    ],
  ],
  [
    "interior",
    [
      [said, said.message],
      [{}, "Failed to submit. Please try again later."],
    ],
  ],
  [
    "loan",
    [
      [said, said.message],
      [{}, "Failed to submit your inquiry. Please try again later."],
    ],
  ],
];
for (const [id, says] of failures) {
  const size = id === "enquiry" ? "" : " @long";
  test(`${id}: says in its own words that it failed, and keeps what was typed${size}`, async ({ page }) => {
    let json: object = {};
    await page.route(leadCallPattern, (route) => route.fulfill({ status: 500, json }));
    const form = await openForm(page, id);
    const answers = answersTo(id);
    await fill(form, answers);
    for (const [answer, text] of says) {
      json = answer;
      await submit(form, id);
      await expect(form.getByRole("alert").getByText(text, { exact: true })).toBeVisible();
    }
    for (const [label, value] of answers.filter(([label]) => !label.startsWith("I agree"))) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await page.unroute(leadCallPattern);
    await submit(form, id);
    await expect(form.getByText(/^Reference/)).toBeVisible();
    await expect(form.getByRole("alert")).toHaveCount(0);
  });
}

// Specification: "its error message clears after 5 s."
test("the listing callback's failure goes after 5 seconds @long", async ({ page }) => {
  await page.route(leadCallPattern, (route) => route.fulfill({ status: 500, json: said }));
  const form = await openForm(page, "listing-callback");
  await fill(form, answersTo("listing-callback"));
  const shown = timeShown(page, said.message, "[role=dialog] [role=alert]");
  await submit(form, "listing-callback");
  await expect(form.getByRole("alert")).toBeVisible();
  expectAbout(await shown, 5_000);
});

test("the contact call's errors stand under their fields @long", async ({ page }) => {
  const errors = { email: "No such mailbox.", fullName: "Please give your full name." };
  await page.route(leadCallPattern, (route) => route.fulfill({ status: 400, json: { ...said, errors } }));
  const form = await openForm(page, "contact");
  await fill(form, answersTo("contact"));
  await submit(form, "contact");
  const name = form.getByLabel("Full name", { exact: true });
  await expect(name).toHaveAccessibleDescription(errors.fullName);
  await expect(form.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(errors.email);
  await expect(name).toBeFocused();
  await expect(form.getByRole("alert")).toHaveText(said.message);
});

test("a project that is gone is told with the way to the contact form @long", async ({ page }) => {
  const msg = "This project is not on our site any more. Please use the contact form.";
  const json = { status: false, message: msg, errors: [{ path: "propertyId", msg }] };
  await page.route(leadCallPattern, (route) => route.fulfill({ status: 400, json }));
  const form = await openForm(page, "callback");
  await fill(form, answersTo("callback"));
  await submit(form, "callback");
  await expect(form.getByRole("alert").getByText(msg)).toBeVisible();
  await expect(form.getByRole("link", { name: /contact form/ })).toHaveAttribute("href", "/contactus");
});

test("too many tries and a busy server say what to do", async ({ page }) => {
  let status = 429;
  await page.route(leadCallPattern, (route) => route.fulfill({ status, json: said }));
  const form = await openForm(page, "callback");
  await fill(form, answersTo("callback"));
  await submit(form, "callback");
  const alert = form.getByRole("alert");
  await expect(alert.getByText("Failed to submit enquiry. Please try again.")).toBeVisible();
  await expect(alert.getByText(said.message)).toBeVisible();
  status = 503;
  await submit(form, "callback");
  await expect(alert.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
});

// Specification: "Contact form: submitting disables the button and shows 'Submitting...';"
test("while it is sent the button says so, and pressing twice sends once", async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(leadCallPattern, async (route) => {
    calls += 1;
    await gate;
    await route.continue();
  });
  const form = await openForm(page, "contact");
  await fill(form, answersTo("contact"));
  await form.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  release();
  await expect(form.getByText("Message sent successfully!")).toBeVisible();
  await expect(form.getByRole("button", { name: "Send Message" })).toBeHidden();
  expect(calls).toBe(1);
});

test("a fault that passes is not seen; pressing again keeps the key, other words get another", async ({
  page,
}) => {
  const keys: string[] = [];
  const faults = ["abort", 503, 502, 504, 503, 503];
  await page.route(leadCallPattern, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    const fault = faults.shift();
    if (fault === "abort") await route.abort();
    else if (fault) await route.fulfill({ status: Number(fault), json: {} });
    else await route.continue();
  });
  const form = await openForm(page, "interior");
  await fill(form, answersTo("interior"));
  await submit(form, "interior");
  await expect(form.getByRole("alert")).toBeVisible();
  await submit(form, "interior");
  await expect.poll(() => keys.length).toBe(4);
  await expect(form.getByRole("alert")).toBeVisible();
  await form.getByLabel("Name", { exact: true }).fill("Ravi Kumar");
  await submit(form, "interior");
  await expect.poll(() => keys.length).toBe(6);
  await expect(form.getByRole("alert")).toBeVisible();
  await submit(form, "interior");
  await expect(form.getByText(/^Reference/)).toBeVisible();
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys.slice(4)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});
