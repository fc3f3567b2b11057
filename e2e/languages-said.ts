import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { projectWithEverything } from "./lead-steps";
import { englishLeftIn } from "./left-in-english";

/** Pages in other languages, with the parts that are said in them. */
export const translated: readonly [path: string, parts: string][] = [
  ["/contactus", "main, header, footer, #chat-bar"],
  ["/propertylist?location=Kokapet&propertyType=Villa", "main"],
  ["/propertylist?location=Kokapet&view=map", "main"],
  ["/propertylist?propertyType=Plot&metro=5km&sort=7", "main"],
  ["/propertylist", "main"],
  ["/propertylist?location=Kokapet&budget=Under+50L&status=New+Launch", "main"],
  ["/propertylist?asked=200&propertyType=Plot&page=2", "main"],
];

export const spoken = (page: Page) => page.locator("html").getAttribute("lang");

/** Each page says all of its parts in its language, in the document and in the browser, without an error or a barrier. */
export async function expectAllSaid(
  page: Page,
  request: APIRequestContext,
  language: string,
  pages: typeof translated,
): Promise<void> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  for (const [path, parts] of pages) {
    await page.goto(`/${language}${path}`);
    expect(await spoken(page), path).toBe(`${language}-IN`);
    expect.soft(await englishLeftIn(page, request, parts), path).toEqual([]);
    await expectNoViolations(page, `${language} ${path}`);
  }
  // What React has made anew would be said here too.
  expect(faults).toEqual([]);
}

/** All but the calculator, which has journeys of its own. */
const partsOfProject =
  "main .trail, .mosaic, figcaption, main header, main [role=tablist], #overview, #floor-plan, [aria-labelledby=fair], #amenities, #gallery, #enquiry, [aria-labelledby=similar-heading], #action-bar";
const plots = "/api/v1/plots/getallplots?limit=1";

/** The page of a project says all in its language, in the document and in the browser. */
export async function expectProjectSaid(
  page: Page,
  request: APIRequestContext,
  language: string,
  kind: "home" | "plot",
): Promise<void> {
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
  expect(await englishLeftIn(page, request, partsOfProject)).toEqual([]);
  expect(faults).toEqual([]);
  await expectNoViolations(page, `${language} ${kind}`);
  await expect(page).toHaveTitle(/[\u0900-\u097f\u0c00-\u0c7f]/);
}
