import { expect, type Locator, type Page } from "@playwright/test";
import { answersTo, fill, newPhone, openForm, projectWithEverything, submit, test } from "./lead-steps";
import { findProject } from "./catalogue";

const said = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`;

async function correctTo(part: Locator | Page, typed: string): Promise<void> {
  // By key: a finger this soon after the form's button is taken for its second tap.
  await part.getByRole("button", { name: "Correct the number" }).press("Enter");
  await part.getByLabel("Right number").pressSequentially(typed);
  await part.getByLabel("Right number").press("Enter");
}

test("the thank-you repeats the number, and corrects it in the same lead", async ({ page }) => {
  const form = await openForm(page, "contact");
  const [wrong, right] = [newPhone(), newPhone()];
  await fill(form, answersTo("contact", wrong));
  await submit(form, "contact");
  await expect(form.getByText(`We will call ${said(wrong)}.`)).toBeVisible();
  await correctTo(form, "12345");
  await expect(form.getByText("Please enter a valid 10-digit mobile number.")).toBeVisible();
  await form.getByLabel("Right number").fill(`+91 ${right}`);
  const [request] = await Promise.all([
    page.waitForRequest(/leads\/correctphone/),
    form.getByRole("button", { name: "Save the number" }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    correction: expect.stringMatching(/^[\w.-]{60,}$/),
    phoneNumber: right,
  });
  await expect(form.getByText(`Corrected: we will call ${said(right)}.`)).toBeVisible();
});

test("a dialog that closes by itself leaves the number behind for a while, and waits for a correction", async ({
  page,
}) => {
  const { id } = await findProject(page.request, projectWithEverything);
  const [wrong, right] = [newPhone(), newPhone()];
  const dialog = await openForm(page, "enquiry");
  await fill(dialog, answersTo("enquiry", wrong));
  await submit(dialog, "enquiry");
  await expect(dialog).toBeHidden();
  const toast = page.getByRole("region", { name: "Your request" });
  await expect(toast.getByText(`We will call ${said(wrong)}.`)).toBeVisible();
  await correctTo(toast, right);
  await expect(toast.getByText(`Corrected: we will call ${said(right)}.`)).toBeVisible();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toBeHidden();
  expect(new URL(page.url()).pathname).toContain(`/propertydetails/${id}`);
});

test("Enquire Now beside a floor plan asks about that plan", async ({ page, request }) => {
  const project = await findProject(request, projectWithEverything);
  await page.goto(`/propertydetails/${project.id}/${project.slug}`);
  await page.getByRole("tab", { name: "3 BHK" }).click();
  const plan = page.getByRole("table", { name: /3 BHK/ }).getByRole("row", { name: /1,390 sqft/ });
  const link = plan.getByRole("link", { name: /Enquire Now/ });
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("3 BHK, 1,390 sqft, ₹1.72 Cr")).toBeVisible();
  await fill(dialog, answersTo("enquiry"));
  const [sent] = await Promise.all([page.waitForRequest(/createpropertyenquiry/), submit(dialog, "enquiry")]);
  expect(sent.postDataJSON()).toMatchObject({ planType: "3BHK", planArea: 1390, planPrice: 17_176_000 });
  // The same without JavaScript: the form's own page has the plan.
  const html = await (await request.get(address)).text();
  expect(html).toContain("3 BHK, 1,390 sqft, ₹1.72 Cr");
  expect(html).toMatch(/name="planArea" value="1390"/);
});

test("name and number are remembered on the device if the visitor ticks so, and forgotten in one tap", async ({
  page,
}) => {
  const first = await openForm(page, "contact");
  const phone = newPhone();
  const remember = first.getByRole("switch", { name: "Remember me on this device" });
  await expect(remember).not.toBeChecked();
  await fill(first, answersTo("contact", phone));
  await remember.click();
  await expect(remember).toBeChecked();
  await submit(first, "contact");
  await expect(first.getByText(`We will call ${said(phone)}.`)).toBeVisible();

  const second = await openForm(page, "interior");
  await expect(second.getByLabel("Phone number", { exact: true })).toHaveValue(phone);
  await expect(second.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await second.getByRole("button", { name: "Forget me here" }).click();
  await expect(second.getByLabel("Phone number", { exact: true })).toHaveValue("");
  await expect(second.getByRole("switch", { name: "Remember me on this device" })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Remember me on this device" }).first()).toBeVisible();
  await expect(second.getByLabel("Name", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(phone);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the thank-you page repeats the number and corrects it", async ({ page }) => {
    const form = await openForm(page, "contact");
    const [wrong, right] = [newPhone(), newPhone()];
    await fill(form, answersTo("contact", wrong));
    await submit(form, "contact");
    await expect(page.getByText(`We will call ${said(wrong)}.`)).toBeVisible();
    await page.getByText("Correct the number").click();
    await page.getByLabel("Right number").fill("98");
    await page.getByRole("button", { name: "Save the number" }).click();
    await expect(page.getByText("Please enter a valid 10-digit mobile number.")).toBeVisible();
    await page.getByLabel("Right number").fill(`0${right}`);
    await page.getByRole("button", { name: "Save the number" }).click();
    await expect(page.getByText(`We will call ${said(right)}.`)).toBeVisible();
  });
});
