import type { APIRequestContext, Page } from "@playwright/test";
import type { ProjectSummary } from "../lib/projects/project/project-schema";
import { search } from "./catalogue";

export const keyOf = ({ id, isPlot }: ProjectSummary) => (isPlot ? `plot-${id}` : String(id));
export const projectAddress = ({ id, isPlot }: ProjectSummary) =>
  `/propertydetails/${id}${isPlot ? "?type=plot" : ""}`;

/** The first homes of the list, and a plot after them. */
export async function someProjects(request: APIRequestContext, homes: number): Promise<ProjectSummary[]> {
  const [apartments, plots] = await Promise.all([
    search(request, `propertyType=Apartment&limit=${homes}`),
    search(request, "propertyType=Plot&limit=1"),
  ]);
  return [...apartments.properties, ...plots.properties];
}

/** Fills a stored list before the first page is opened. */
export async function storeKeys(page: Page, name: string, keys: string[]): Promise<void> {
  const list = JSON.stringify(keys.map((key) => ({ key, day: "2026-01-01" })));
  await page.addInitScript(
    ([storageKey, text]) => {
      if (storageKey && text && localStorage.getItem(storageKey) === null)
        localStorage.setItem(storageKey, text);
    },
    [`zerokey-${name}`, list],
  );
}

/** The width of the page: if it is more than the window's, the page scrolls sideways. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The project keys of a stored list. */
export const storedKeys = (page: Page, name: string) =>
  page.evaluate((storageKey) => localStorage.getItem(storageKey) ?? "", `zerokey-${name}`);
