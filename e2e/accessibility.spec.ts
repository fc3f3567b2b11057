import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { accessibilityCheck } from "@/content/open-book";
import { expectNoViolations } from "./axe";
import { findProject, search } from "./catalogue";
import { test } from "./journey";
import { answersTo, fill, openForm, submit } from "./lead-steps";

const { version: axeVersion } = JSON.parse(readFileSync("node_modules/axe-core/package.json", "utf8")) as {
  version: string;
};

test("the listing, full, empty and with its filters open", { tag: "@both" }, async ({ page }, info) => {
  await page.goto("/propertylist?location=Hyderabad&bedrooms=3BHK");
  await expectNoViolations(page, "listing");
  if (info.project.name === "phone") await page.getByRole("button", { name: /^Filters/ }).click();
  else await page.locator("summary", { hasText: /^More Filters/ }).click();
  await expectNoViolations(page, "listing with filters open");
  await page.goto("/propertylist?search=zzzzzzzz");
  await expectNoViolations(page, "empty listing");
});

test("a home with its lightbox and its film open, and a plot", async ({ page, request }) => {
  const home = await findProject(request, "Lakecity");
  await page.goto(`/propertydetails/${home.id}`);
  // Before hydration a tab list of Headless UI contains a hidden button that catches the focus.
  await expect(page.locator("button[aria-hidden=true]")).toHaveCount(0);
  await expectNoViolations(page, "home");
  await page.getByRole("link", { name: /^Photo 1 of/ }).click();
  await expect(page.locator(".yarl__counter")).toBeVisible();
  await expectNoViolations(page, "lightbox", ".yarl__portal");
  await page.keyboard.press("Escape");
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>film</title>" }),
  );
  await page
    .getByRole("link", { name: /video tour/i })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "film", "dialog, [role=dialog]");
  const { properties } = await search(request, "propertyType=Plot&limit=1");
  await page.goto(`/propertydetails/${properties[0]?.id}?type=plot`);
  await expectNoViolations(page, "plot");
});

test("the screens that the open book names, by the program that it names", async ({ page }) => {
  test.slow();
  expect(accessibilityCheck.tool).toBe(`axe-core ${axeVersion}`);
  for (const path of Object.values(accessibilityCheck.screens)) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});

test("the forms of pages, empty and with their messages", async ({ page }) => {
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

test("the forms of dialogs, with their messages and when sending failed", async ({ page }) => {
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
});
