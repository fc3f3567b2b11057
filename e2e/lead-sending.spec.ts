import { expect } from "@playwright/test";
import { answersTo, fill, leadCallPattern, newPhone, openForm, submit, test } from "./lead-steps";

const [red, green] = ["rgb(179, 19, 30)", "rgb(27, 127, 75)"];

for (const id of ["interior", "loan"] as const) {
  // Specification: "Interior and loan forms: submitting state (button 'Submitting...', disabled); earlier
  // messages are cleared first; then a green success message with the form cleared, or a red error message.
  // Editing a field clears that field's error."
  test(`${id}: red when it failed, without words while it is sent, green and empty when it arrived${id === "loan" ? " @long" : ""}`, async ({
    page,
  }) => {
    let isDown = true;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(leadCallPattern, async (route) => {
      if (isDown) return route.fulfill({ status: 500, json: {} });
      await gate;
      await route.continue();
    });
    const form = await openForm(page, id);
    const [name, email] = [
      form.getByLabel("Name", { exact: true }),
      form.getByLabel("Email", { exact: true }),
    ];
    await submit(form, id);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.pressSequentially("A");
    await expect(form.getByText("Name is required")).toHaveCount(0);
    await expect(email).toHaveAttribute("aria-invalid", "true");

    await fill(form, answersTo(id));
    await submit(form, id);
    const failure = form.getByRole("alert").getByText(/^Failed to submit/);
    await expect(failure).toHaveCSS("color", red);

    isDown = false;
    await submit(form, id);
    await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect(failure).toHaveCount(0);
    release();
    await expect(form.getByText(/^Thank you for your inquiry!/)).toHaveCSS("color", green);
    await expect(email).toHaveValue("");
  });
}

test("half a form is there after a link and Back, and a reload, until it is sent; its consent is not", async ({
  page,
}) => {
  const form = await openForm(page, "callback");
  const here = page.url();
  const [phone, name, consent] = [
    form.getByLabel("Phone number", { exact: true }),
    form.getByLabel("Name", { exact: true }),
    form.getByRole("checkbox"),
  ];
  await fill(form, answersTo("callback", "71234567"));
  await form.getByLabel("Country code").selectOption("+65");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("+65");
  const isAsTyped = async () => {
    await expect(phone).toHaveValue("71234567");
    await expect(name).toHaveValue("Asha Rao");
    await expect(form.getByLabel("Country code")).toHaveValue("+65");
    await expect(consent).not.toBeChecked();
  };
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ'S" }).click();
  await expect(page).toHaveURL("/faqs");
  await page.goBack();
  await expect(page).toHaveURL(here);
  await isAsTyped();
  await page.reload();
  await isAsTyped();
  await fill(form, answersTo("callback"));
  await form.getByLabel("Country code").selectOption("+91");
  await submit(form, "callback");
  await expect(form.getByText(/^Reference/)).toBeVisible();
  await page.reload();
  await expect(form.getByRole("button", { name: "Get Callback" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Asha Rao");
});

test("a number that was cut before the form's code had come is not sent unseen", async ({ page }) => {
  const form = await openForm(page, "contact");
  let calls = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  page.on("request", (request) => (calls += Number(leadCallPattern.test(request.url()))));
  const digits = newPhone();
  await fill(form, answersTo("contact", `${digits}123`));
  await submit(form, "contact");
  release();
  await expect(form.getByText("Phone number must be exactly 10 digits.")).toBeVisible();
  await expect(
    form.getByText("A phone number has ten digits: what came after them was left out."),
  ).toBeVisible();
  await expect(form.getByLabel("Phone number", { exact: true })).toHaveValue(digits);
  expect(calls).toBe(0);
  await submit(form, "contact");
  await expect(form.getByText(/^Reference/)).toBeVisible();
});
