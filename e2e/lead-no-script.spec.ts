import { expect, type Page } from "@playwright/test";
import { findProject } from "./catalogue";
import { answersTo, fill, newPhone, referenceText, projectWithEverything, submit, test } from "./lead-steps";

test.use({ javaScriptEnabled: false });

const form = (page: Page) => page.getByRole("main").locator("form[method=post]");

test("a callback is sent from the project's page, comes back with its errors, and arrives", async ({
  page,
}) => {
  const project = await findProject(page.request, projectWithEverything);
  await page.goto(`/propertydetails/${project.id}`);
  await form(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await form(page).getByLabel("Country code").selectOption("+44");
  await form(page).getByLabel("Phone number", { exact: true }).fill("12345");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    submit(form(page), "callback"),
  ]);
  expect(answer.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Callback");
  await expect(page.getByRole("link", { name: project.name, exact: true })).toBeVisible();
  await expect(page.getByText("Please fix the errors below.")).toBeVisible();
  await expect(page.getByText("Please enter a valid 10-digit mobile number.")).toHaveCount(1);
  await expect(page.getByText("You must agree to be contacted.")).toHaveCount(1);
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await expect(form(page).getByLabel("Country code")).toHaveValue("+44");
  await expect(form(page).getByLabel("Phone number", { exact: true })).toHaveValue("12345");
  await expect(form(page).getByLabel("Phone number", { exact: true })).toHaveAttribute("autofocus");

  // Every country is there, after the five of the specification, which are +91 again for the next number.
  await form(page).getByLabel("Country code").selectOption({ label: "+61 Australia" });
  await form(page).getByLabel("Country code").selectOption("+91");
  await fill(form(page), answersTo("callback"));
  await submit(form(page), "callback");
  await expect(page).toHaveURL(/\/thank-you\?form=callback&reference=[0-9A-Z]{4}-[0-9A-Z]{4}&project=/);
  await expect(page.getByText("Thank you! Our representative will contact you soon.")).toBeVisible();
  await expect(page.getByText(referenceText)).toBeVisible();
  await page.getByRole("link", { name: `Back to ${project.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.name);
});

test("links that open dialogs lead to a page with the form", async ({ page }) => {
  const project = await findProject(page.request, projectWithEverything);
  await page.goto(`/propertydetails/${project.id}`);
  await page
    .getByRole("link", { name: /^Enquire Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/enquire/enquiry?project=${project.id}&plan=0`);
  await expect(page).toHaveTitle(/^Enquire Now/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await fill(form(page), answersTo("enquiry"));
  await submit(form(page), "enquiry");
  await expect(page.getByText("Thank you! Our representative will contact you soon.")).toBeVisible();
});

test("the brochure is one link away from its thanks @long", async ({ page }) => {
  const project = await findProject(page.request, projectWithEverything);
  await page.goto(`/propertydetails/${project.id}`);
  await page.getByRole("link", { name: /^Download Brochure/ }).click();
  await fill(form(page), answersTo("brochure"));
  await submit(form(page), "brochure");
  await expect(page.getByText("Brochure download initiated! Check your email.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Open the brochure/ })).toHaveAttribute(
    "href",
    `/pdf-viewer?url=${encodeURIComponent(project.brochure ?? "")}&property=${encodeURIComponent(project.name)}`,
  );
});

test("the listing's callback, also of a plot @long", async ({ page }) => {
  await page.goto("/propertylist?propertyType=Plot");
  await page
    .getByRole("link", { name: /^Request a Callback/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/enquire\/listing-callback\?project=\d+&type=plot$/);
  await fill(form(page), answersTo("listing-callback"));
  await submit(form(page), "listing-callback");
  await expect(page.getByText("Thank you! Our representative will contact you shortly.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Back to/ })).toHaveAttribute("href", /type=plot/);
});

const pages = [
  ["contact", "/contactus", "Message sent successfully!"],
  ["interior", "/interior-design", "Our interior design specialist will contact you soon."],
  ["loan", "/home-loan-assistance", "Our loan specialist will contact you shortly."],
  ["loan-application", "/enquire/loan-application", "Our loan specialist will contact you shortly."],
] as const;
for (const [id, path, says] of pages) {
  const size = ["contact", "loan"].includes(id) ? "" : " @long";
  test(`${id}: errors with what was typed, then thanks${size}`, async ({ page }) => {
    await page.goto(path);
    const answers = answersTo(id);
    await fill(form(page), answers);
    await fill(form(page), [["Phone number", "123"]]);
    await submit(form(page), id);
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
    for (const [label, value] of answers.filter(([label]) => label !== "Phone number")) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await fill(form(page), [["Phone number", newPhone()]]);
    await submit(form(page), id);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(referenceText)).toBeVisible();
  });
}

test("too many tries say what to do, and what was typed is one step back @long", async ({ page }) => {
  await page.goto("/contactus");
  const phone = newPhone();
  for (let time = 0; time < 6; time += 1) {
    await page.goto("/contactus");
    await fill(form(page), [...answersTo("contact", phone), ["Message", `Time ${time}`]]);
    await submit(form(page), "contact");
  }
  await expect(page.getByRole("alert")).toContainText("We have several requests from this number already");
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await page.goBack();
  await expect(form(page).getByLabel("Message")).toHaveValue("Time 5");
});

test("odd addresses of the pages of forms", async ({ page, request }) => {
  expect((await request.get("/enquire/anything")).status()).toBe(404);
  await page.goto("/enquire/enquiry?project=999999999");
  await expect(page.getByText(/not on our site any more/)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.goto("/thank-you?form=nothing&reference=<b>K7QF</b>");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expect(page.getByText(/Reference/)).toHaveCount(0);
});
