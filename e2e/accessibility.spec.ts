import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { findProject, search } from "./catalogue";
import { test } from "./journey";

test("the listing, full, empty and with its filters open", { tag: "@phone" }, async ({ page }, info) => {
  await page.goto("/propertylist?location=Hyderabad&bedrooms=3BHK");
  await expectNoViolations(page, "listing");
  if (info.project.name === "phone") await page.getByRole("button", { name: /^Filters/ }).click();
  else await page.locator("summary", { hasText: /^More Filters/ }).click();
  await expectNoViolations(page, "listing with filters open");
  await page.goto("/propertylist?search=zzzzzzzz");
  await expectNoViolations(page, "empty listing");
});

test("a home with its lightbox and its film open, and a plot @long", async ({ page, request }) => {
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
