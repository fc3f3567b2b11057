import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { samplePdf } from "./pdf-samples";

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PDF URL not provided");
  await expect(page.getByText("Please go back and try again.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toBeVisible();
}

// Specification: "If url is missing: 'PDF URL not provided' and 'Please go back and try again.'"
test("without an address there are the words, and ways on", async ({ page }) => {
  await page.goto("/pdf-viewer");
  await expectRefused(page);
  await expect(page).toHaveTitle("Zerokey Homes - Property Brochure");
  await page.getByRole("link", { name: "Search homes" }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
  await page.goto("/pdf-viewer?property=Lake%20View");
  await expect(page).toHaveTitle("Zerokey Homes - Lake View Brochure");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/propertylist$/);
});

test("addresses that are not ours get the same words, and nothing is loaded from them @long", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(/^https?:\/\/evil/, (route) => route.fulfill({ body: "" }));
  const refused = [
    "https://evil.example/a.pdf",
    "//evil.example/a.pdf",
    "/\\evil.example/a.pdf",
    "https://localhost@evil.example/a.pdf",
    "javascript:alert(document.domain)//a.pdf",
    "data:application/pdf;base64,JVBERi0xLjQK.pdf",
    "blob:http://localhost/0b1d.pdf",
    "/brochures/%252e%252e/a.pdf",
    "/brochures/a.html",
  ];
  for (const url of refused) {
    await page.goto(`/pdf-viewer?${new URLSearchParams({ url, property: "X" })}`);
    await expectRefused(page);
  }
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /^https?:\/\/evil|\.pdf$|pdf\.worker/.test(url))).toEqual([]);
});

test("repeated and unreadable parameters are no accident @long", async ({ page, request }) => {
  await page.goto("/pdf-viewer?url=https://evil.example/a.pdf&url=/brochures/a.pdf&property=A&property=B");
  await expectRefused(page);
  await expect(page).toHaveTitle("Zerokey Homes - A Brochure");
  for (const query of [
    "url=%E0%A4%A.pdf",
    "url[]=x&property[]=y",
    "url=%00",
    "property=%F0%9F%8F%A0",
    "url",
  ]) {
    expect((await request.get(`/pdf-viewer?${query}`)).status(), query).toBe(200);
  }
});

test("without JavaScript the file is one link away", async ({ browser, request }) => {
  const { brochure } = await findProject(request, "Aurovelle Lakecity");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/pdf-viewer?${new URLSearchParams({ url: brochure ?? "", property: "Lakecity" })}`);
  const link = page.getByRole("link", { name: "Open the brochure (PDF)" });
  await expect(link).toHaveAttribute("href", brochure ?? "");
  await expect(page.getByText("Loading...")).toBeHidden();
  await expect(page.getByRole("button", { name: "Next page" })).toBeHidden();
  await page.goto("/pdf-viewer");
  await expect(page.getByText("PDF URL not provided")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toBeHidden();
  await context.close();
});

test("the bar fits 320 pixels, and the file's progress has words @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const body = await samplePdf({ pages: 120 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/brochures/long.pdf", async (route) => {
    await held;
    await route.fulfill({ contentType: "application/pdf", body });
  });
  await page.goto("/pdf-viewer?url=/brochures/long.pdf&property=A%20Very%20Long%20Name%20of%20a%20Project");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectNoViolations(page, "loading");
  release();
  await expect(page.getByText("/ 120")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  for (const button of await page.getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test("screen readers get the pages @long", async ({ page, request }) => {
  const { brochure } = await findProject(request, "Aurovelle Lakecity");
  await page.goto(`/pdf-viewer?${new URLSearchParams({ url: brochure ?? "", property: "Lakecity" })}`);
  await expect(page.getByRole("img", { name: "Page 1 of 2" }).locator("canvas")).toBeVisible();
  await expect(page.getByText("Project brochure", { exact: true })).toBeAttached();
  await expectNoViolations(page, "viewer");
});

test("screen readers get what is wrong @long", async ({ page }) => {
  await page.goto("/pdf-viewer?url=/brochures/none.pdf");
  await expect(page.getByText("This brochure can't be read.")).toBeVisible();
  await expectNoViolations(page, "unreadable");
  await page.goto("/pdf-viewer");
  await expectNoViolations(page, "no address");
});

test("no other page loads what the viewer needs @long", async ({ page, request }) => {
  const { id } = await findProject(request, "Aurovelle Lakecity");
  const sources: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") sources.push(answer.text().catch(() => ""));
  });
  for (const path of ["/", `/propertydetails/${id}`]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect((await Promise.all(sources)).filter((text) => text.includes("GlobalWorkerOptions"))).toEqual([]);
});
