import { expect } from "@playwright/test";
import { signInAs } from "./desk-steps";
import { walkDesk, walks } from "./desk-walk";
import { answersTo, fill, submit, test } from "./lead-steps";

/* Every page of the desk, every control; `desk.spec.ts` looks at four pages on a phone. */
test.describe.configure({ mode: "serial" });

for (const walk of Array.from({ length: walks }, (_, index) => index))
  test(`every page of the desk is whole at both widths, and all in it is reached with the keyboard alone (walk ${walk + 1} of ${walks})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto("/contactus");
    const form = page.getByRole("main").locator("form[method=post]");
    await fill(form, answersTo("contact"));
    await submit(form, "contact");
    await expect(page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
    await signInAs(page, "walk@example.com", "owner");
    await page.goto("/desk/leads");
    const lead = page.locator("main tr a[href^='/desk/leads/']").first();
    const id = (await lead.getAttribute("href"))?.split("/").at(-1) ?? "";
    await walkDesk(page, id, walk);
  });
