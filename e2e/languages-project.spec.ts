import { expect } from "@playwright/test";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { projectWithEverything } from "./lead-steps";
import { expectProjectSaid } from "./languages-said";
import { englishLeftIn } from "./left-in-english";

for (const [language, kind] of [
  ["te", "home"],
  ["hi", "plot"],
] as const)
  test(`the page of a ${kind} in ${language} says all in its language, in the document and in the browser${kind === "plot" ? " @long" : ""}`, ({
    page,
    request,
  }) => expectProjectSaid(page, request, language, kind));

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
