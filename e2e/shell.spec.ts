import { expect } from "@playwright/test";
import { testWithPictures as test } from "./journey";

// Specification: "anything else | Not-found screen: a picture and the text '404 Not Found'"
test("health, readiness, unknown addresses", async ({ page, request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
  expect((await request.get("/api/v1/nothing")).status()).toBe(404);
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404 Not Found")).toBeVisible();
  const picture = page.getByRole("main").getByRole("img");
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a long company name fits the header at 320 px, and the icon is the company's drawing", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/faqs");
  const logo = page.getByRole("banner").getByRole("link", { name: /home page$/ });
  await logo
    .locator("span")
    .last()
    .evaluate((words) => {
      words.textContent = "Sahyadri Hearth & Courtyard Property Advisors";
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const name of [/^Call /, "Open site links"]) {
    const box = await page.getByRole("banner").locator(`a, button`).and(page.getByLabel(name)).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  const icon = await request.get((await page.locator('link[rel="icon"]').getAttribute("href")) ?? "");
  expect(icon.headers()["content-type"]).toContain("image/svg+xml");
  expect(await icon.text()).toMatch(/^<svg /);
});

// Specification: "read blogs;"
// Specification: "/blog-detail | Blog detail;"
// Specification: "clicking one opens /blog-detail with the blog object."
test("blog posts open from the list; a bare blog detail is not found", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("main").getByRole("link").filter({ hasText: /\w/ }).first().waitFor();
  await page.locator('main a[href^="/blog-detail/"]').first().click();
  await expect(page).toHaveURL(/\/blog-detail\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const bare = await page.goto("/blog-detail");
  expect(bare?.status()).toBe(404);
  await expect(page.getByText("Blog not found")).toBeVisible();
  expect((await page.goto("/blog-detail/no-such-post"))?.status()).toBe(404);
});

// Specification: "All visitors are anonymous. There are no accounts."
test("pages show no error in the console, miss no picture and ask nobody to sign in", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  for (const path of [
    "/",
    "/propertylist",
    "/propertylist?search=auro&sort=newest",
    "/blog",
    "/emi-calculator",
    "/contactus",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("input[type=password], a[href*=login], a[href*=account]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /\b(log|sign) ?(in|up)\b/i })).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test("no other site may frame a page, take its forms or guess the type of a file", async ({ request }) => {
  for (const path of [
    "/",
    "/propertylist?location=Hyderabad",
    "/faqs",
    "/propertydetails/999999999",
    "/api/v1/states/getallstates",
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], path).toContain("form-action 'self'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});
