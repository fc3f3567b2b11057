import type { APIRequestContext, Page } from "@playwright/test";
import type { ProjectSummary } from "../lib/projects/project/project-schema";
import { search } from "./catalogue";

export const keyOf = ({ id, isPlot }: ProjectSummary) => (isPlot ? `plot-${id}` : String(id));
export const addressOf = ({ id, isPlot }: ProjectSummary) =>
  `/propertydetails/${id}${isPlot ? "?type=plot" : ""}`;

/** The first homes of the list, and a plot after them. */
export async function someProjects(request: APIRequestContext, homes: number): Promise<ProjectSummary[]> {
  const [apartments, plots] = await Promise.all([
    search(request, `propertyType=Apartment&limit=${homes}`),
    search(request, "propertyType=Plot&limit=1"),
  ]);
  return [...apartments.properties, ...plots.properties];
}

/** What the device holds before the first page is opened. */
export async function store(page: Page, name: string, keys: string[]): Promise<void> {
  const list = JSON.stringify(keys.map((key) => ({ key, day: "2026-01-01" })));
  await page.addInitScript(
    ([storageKey, text]) => {
      if (storageKey && text && localStorage.getItem(storageKey) === null)
        localStorage.setItem(storageKey, text);
    },
    [`zerokey-${name}`, list],
  );
}

/** The width that the whole page takes: more than the window's means that it scrolls sideways. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What the device holds of a list. */
export const stored = (page: Page, name: string) =>
  page.evaluate((storageKey) => localStorage.getItem(storageKey) ?? "", `zerokey-${name}`);
