import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "@playwright/test";

/** A copy of the site whose backend is the one below. */
const copy = "http://localhost:4312";
const backendPort = 4313;

test("what can't be read says so, and is read again when told", async ({ page }) => {
  test.skip(test.info().project.name === "phone", "There is one such copy.");
  let isDown = true;
  let waiting: ServerResponse[] = [];
  const backend = createServer((request, response) => {
    const isNeeded = /getrecentproperties|getallblogs/.test(request.url ?? "");
    if (isDown && isNeeded) response.writeHead(503).end("{}");
    else if (isNeeded) waiting.push(response);
    else answerNothing(response);
  });
  backend.listen(backendPort);
  await once(backend, "listening");
  try {
    await page.goto(copy);
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
    for (const response of waiting) answerNothing(response);
    waiting = [];
    await expect(recent).toContainText("No properties available at the moment.");
    await expect(blog).toHaveCount(0);
  } finally {
    backend.closeAllConnections();
    backend.close();
  }
});

function answerNothing(response: ServerResponse) {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ status: true, data: [] }));
}
