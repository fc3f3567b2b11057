import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { projectWithEverything } from "./lead-steps";
import { englishLeftIn } from "./left-in-english";

/** All but the calculator, which has journeys of its own. */
const parts =
  "main .trail, .mosaic, figcaption, main header, main [role=tablist], #overview, #floor-plan, [aria-labelledby=fair], #amenities, #gallery, #enquiry, [aria-labelledby=similar-heading], #action-bar";
const plots = "/api/v1/plots/getallplots?limit=1";

for (const language of ["te", "hi"])
  for (const kind of ["home", "plot"])
    test(`the page of a ${kind} in ${language} says all in its language, in the document and in the browser`, async ({
      page,
      request,
    }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      const home = kind === "home" && (await findProject(request, projectWithEverything));
      const answer = (await (await request.get(plots)).json()) as { data: { id: number; slug: string }[] };
      const plot = answer.data[0];
      await page.goto(
        home
          ? `/${language}/propertydetails/${home.id}/${home.slug}`
          : `/${language}/propertydetails/${plot?.id}/${plot?.slug}?type=plot`,
      );
      await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
      // The calculator and the parts below are made when they are near.
      await page.locator("#emi-calculator").scrollIntoViewIfNeeded();
      expect(await englishLeftIn(page, request, parts)).toEqual([]);
      expect(faults).toEqual([]);
      await expectNoViolations(page, `${language} ${kind}`);
      await expect(page).toHaveTitle(/[\u0900-\u097f\u0c00-\u0c7f]/);
    });

test("the pictures, the share button and the heart of a home answer in Telugu", async ({ page, request }) => {
  const { id, slug } = await findProject(request, projectWithEverything);
  await page.goto(`/te/propertydetails/${id}/${slug}`);
  await page.locator("a[data-slide='0']").first().click();
  await expect(page.locator(".yarl__root")).toBeVisible();
  expect(await englishLeftIn(page, request, ".yarl__root")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("header .save-button").click();
  await expect(page.locator("header .save-button")).toHaveAttribute("aria-pressed", "true");
  expect(await englishLeftIn(page, request, "main header")).toEqual([]);
});
