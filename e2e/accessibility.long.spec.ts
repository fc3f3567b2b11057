import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { accessibilityCheck } from "@/content/open-book";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { answersTo, fill, openForm, submit } from "./lead-steps";

const { version: axeVersion } = JSON.parse(readFileSync("node_modules/axe-core/package.json", "utf8")) as {
  version: string;
};

/* Every screen and form on both screens; `accessibility.spec.ts` looks at a list and a home. */
test(
  "the screens that the open book names, by the program that it names",
  { tag: "@both" },
  async ({ page }) => {
    test.slow();
    expect(accessibilityCheck.tool).toBe(`axe-core ${axeVersion}`);
    for (const path of Object.values(accessibilityCheck.screens)) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  },
);

test("the forms of pages, empty and with their messages", { tag: "@both" }, async ({ page }) => {
  test.slow();
  for (const id of ["callback", "contact", "loan"] as const) {
    const form = await openForm(page, id);
    await expectNoViolations(page, id, "form[method=post]");
    await submit(form, id);
    await expect(form.getByRole("alert")).toBeVisible();
    await expectNoViolations(page, `${id} with messages`, "form[method=post]");
  }
  for (const path of ["/enquire/contact", "/thank-you?form=loan&reference=K7QF-92XD"]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});

test(
  "the forms of dialogs, with their messages and when sending failed",
  { tag: "@both" },
  async ({ page }) => {
    test.slow();
    for (const id of ["brochure", "loan-application"] as const) {
      const dialog = await openForm(page, id);
      await submit(dialog, id);
      await expect(dialog.getByRole("alert")).toBeVisible();
      await expectNoViolations(page, `${id} with messages`, "[role=dialog]");
    }
    await page.route(/\/create/, (route) => route.abort());
    const dialog = await openForm(page, "listing-callback");
    await fill(dialog, answersTo("listing-callback"));
    await submit(dialog, "listing-callback");
    await expect(dialog.getByRole("link", { name: /^Call/ })).toBeVisible();
    await expectNoViolations(page, "a failure", "[role=dialog]");
  },
);
