import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect } from "@playwright/test";
import { test } from "./journey";
import { aloneUrl, ports } from "./ports";

const cities = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `City ${at + 1}` }));

// Specification: "Properties in India (the first 14 cities in two columns of 7),"
// Specification: "'No locations available' when there are none;"
// Specification: "disabled while loading or when there are no cities),"
// Specification: "error or empty (renders nothing)."
// Specification: "Footer lists at most 14 cities (7 per column)."
test("what can't be read says so, and is read again when told; of 20 cities the footer names 14", async ({
  page,
}) => {
  let isDown = true;
  let waiting: ServerResponse[] = [];
  const backend = createServer((request, response) => {
    const isNeeded = /getrecentproperties|getallblogs/.test(request.url ?? "");
    const isCities = /getallcitiesadmin/.test(request.url ?? "");
    if (isDown && (isNeeded || isCities)) response.writeHead(503).end("{}");
    else if (isNeeded) waiting.push(response);
    else answer(response, isCities ? cities : []);
  });
  backend.listen(ports.backend);
  await once(backend, "listening");
  try {
    await page.goto(aloneUrl);
    const place = page.getByRole("search", { name: "Homes", exact: true }).getByLabel("Location");
    await expect(place).toBeDisabled();
    await expect(place.locator("option")).toHaveText(["No locations available"]);
    const recent = page.getByRole("region", { name: "Recent projects" });
    const blog = page.getByRole("region", { name: "From our blog" });
    await expect(recent.getByRole("status")).toHaveText("Failed to load properties. Please try again later.");
    await expect(blog.getByRole("status")).toHaveText("Failed to load blogsPlease try again later.");

    isDown = false;
    await recent.getByRole("link", { name: "Try again" }).click();
    await expect(recent.getByRole("status")).toHaveText("Loading...");
    await expect.poll(() => waiting.length).toBe(2);
    for (const response of waiting) answer(response, []);
    waiting = [];
    await expect(recent).toContainText("No properties available at the moment.");
    await expect(blog).toHaveCount(0);

    await expect(place.locator("option")).toHaveText(["All Locations", ...cities.map(({ name }) => name)]);
    await expect(place).toBeEnabled();
    const shown = page.getByRole("navigation", { name: "Properties in India" }).getByRole("listitem");
    await expect(shown).toHaveText(cities.slice(0, 14).map(({ name }) => name));
    const lefts = await shown.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    const [first, second] = [lefts[0], lefts[7]];
    expect(second).toBeGreaterThan(first ?? Infinity);
    expect(lefts).toEqual([...Array(7).fill(first), ...Array(7).fill(second)]);
  } finally {
    backend.closeAllConnections();
    backend.close();
  }
});

function answer(response: ServerResponse, data: object[]) {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ status: true, data }));
}
