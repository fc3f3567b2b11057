import { expect } from "@playwright/test";
import { answersTo, fill, leadCallPattern, openForm, submit, test } from "./lead-steps";

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
