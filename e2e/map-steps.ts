import { expect, type APIRequestContext, type Page } from "@playwright/test";

type Answer = {
  pins: { name: string; isExact: boolean }[];
  places: { name: string; total: number }[];
  totalItems: number;
  located: number;
};

export async function readMap(request: APIRequestContext, query: string): Promise<Answer> {
  const answer = await request.get(`/api/v1/property/getmappins?${query}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

export const panel = (page: Page) => page.getByRole("region", { name: "Map" });
export const dots = (page: Page) => page.locator(".map-dot");
export const marks = (page: Page) => page.locator(".map-mark");
export const openButton = (page: Page) => page.getByRole("button", { name: "Open the live map" });
