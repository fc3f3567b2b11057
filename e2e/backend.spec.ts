import { expect } from "@playwright/test";
import { findProject, search } from "./catalogue";
import { test } from "./journey";
import { copyUrl as copy } from "./ports";

test("a site on another backend lists the same projects", async ({ page, request }) => {
  const expected = await search(request, "location=Hyderabad&bhkType=3");
  await page.goto(`${copy}/propertylist?location=Hyderabad&bedrooms=3BHK`);
  await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
    `${expected.totalItems} projects`,
  );
  await page.getByLabel("Sort by").selectOption("price_asc");
  const cheapest = await search(request, "location=Hyderabad&bhkType=3&sort=price_asc");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    cheapest.properties.map((project) => project.name),
  );
});

test("a site on another backend opens a project, and says 404 for an unknown one", async ({
  page,
  request,
}) => {
  const project = await findProject(request, "Lakecity");
  const answer = await page.goto(`${copy}/propertydetails/${project.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(project.name);
  expect((await request.get(`${copy}/propertydetails/999999999`)).status()).toBe(404);
});

test("its own /api/v1 answers as the other backend does, with its ETag", async ({ request }) => {
  const call = "/api/v1/property/getfilteredproperties?location=Kokapet";
  const [theirs, ours] = await Promise.all([request.get(call), request.get(copy + call)]);
  expect(await ours.json()).toEqual(await theirs.json());
  const etag = ours.headers()["etag"] ?? "";
  expect(etag).toBe(theirs.headers()["etag"]);
  expect((await request.get(copy + call, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  expect((await request.get(`${copy}/api/v1/property/getfilteredproperties?page=0`)).status()).toBe(400);
});
