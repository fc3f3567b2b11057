import { expect, type Page } from "@playwright/test";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { samplePdf } from "./pdf-samples";

const sample = "/brochures/sample.pdf";
const open = (page: Page, url: string, property = "Sample Homes") =>
  page.goto(`/pdf-viewer?${new URLSearchParams({ url, property })}`);
const pictures = (page: Page) => page.locator("main canvas");
const sheet = (page: Page, number: number) =>
  page.getByRole("img", { name: new RegExp(`^Page ${number} of`) });
const pageBox = (page: Page) => page.getByRole("textbox", { name: /^Page number/ });
const tool = (page: Page, name: string) => page.getByRole("button", { name });

/** Answers the sample's address with a document of this many pages. */
async function serveSample(page: Page, pages: number, password?: string): Promise<void> {
  const body = await samplePdf({ pages, password });
  await page.route(`**${sample}`, (route) => route.fulfill({ contentType: "application/pdf", body }));
}

/** How many pixels of a page's picture are not white. */
async function inkOf(page: Page, number: number): Promise<number> {
  const picture = sheet(page, number).locator("canvas");
  if ((await picture.count()) === 0) return 0;
  return picture.evaluate((canvas: HTMLCanvasElement) => {
    const points = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < points.length; at += 4) if ((points[at + 1] ?? 255) < 200) dark += 1;
    return dark;
  });
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

// Specification: "/pdf-viewer?url={encoded brochure}&property={encoded name} | Full-screen brochure viewer,"
// Specification: "The title becomes the product's name followed by '- {property name or Property} Brochure'."
test("a brochure of the catalogue is shown in full, from our own origin alone", async ({ page, request }) => {
  const errors = errorsOf(page);
  const foreign: string[] = [];
  page.on("request", (asked) => !asked.url().startsWith("http://localhost") && foreign.push(asked.url()));
  const { brochure, name } = await findProject(request, "Aurovelle Lakecity");
  await open(page, brochure ?? "", name);
  await expect(page).toHaveTitle(`Zerokey Homes - ${name} Brochure`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} Brochure`);
  // The brochure fills the screen, without the site's footer.
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect.poll(() => inkOf(page, 1)).toBeGreaterThan(10_000);
  await expect(page.getByText(/^By /).first()).toBeAttached();
  const download = page.getByRole("link", { name: "Download the brochure (PDF)" });
  await expect(download).toHaveAttribute("href", brochure ?? "");
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(`/brochures/${file.suggestedFilename()}`).toBe(brochure?.replace(".pdf", "-brochure.pdf"));
  const original = page.getByRole("link", { name: /^Open the original/ });
  await expect(original).toHaveAttribute("href", brochure ?? "");
  await expect(original).toHaveAttribute("target", "_blank");
  expect(page.workers()).toHaveLength(1);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test("the pages are counted, turned, and gone to by number @long", async ({ page }) => {
  await serveSample(page, 40);
  await open(page, sample);
  await expect(page.getByText("/ 40")).toBeVisible();
  await expect(tool(page, "Previous page")).toBeDisabled();
  await tool(page, "Next page").click();
  await expect(pageBox(page)).toHaveValue("2");
  await expect.poll(() => inkOf(page, 2)).toBeGreaterThan(1_000);
  await tool(page, "Previous page").click();
  await expect(pageBox(page)).toHaveValue("1");
  await pageBox(page).fill("37");
  await pageBox(page).press("Enter");
  await expect(sheet(page, 37)).toBeInViewport();
  await expect.poll(() => inkOf(page, 37)).toBeGreaterThan(1_000);
  await expect(page.getByText("Sample page 37", { exact: true })).toBeAttached();
  // Pages far from the view have released their memory.
  await expect(sheet(page, 1).locator("canvas")).toHaveCount(0);
  expect(await pictures(page).count()).toBeLessThan(20);
  await pageBox(page).fill("999");
  await pageBox(page).press("Enter");
  await expect(pageBox(page)).toHaveValue("40");
  await expect(tool(page, "Next page")).toBeDisabled();
  await pageBox(page).fill("none");
  await pageBox(page).press("Enter");
  await expect(pageBox(page)).toHaveValue("40");
});

test("zoom keeps the page, and fits it again @long", { tag: "@both" }, async ({ page }, info) => {
  await serveSample(page, 8);
  await open(page, sample);
  await pageBox(page).fill("3");
  await pageBox(page).press("Enter");
  await expect.poll(() => inkOf(page, 3)).toBeGreaterThan(1_000);
  const width = async () => (await sheet(page, 3).boundingBox())?.width ?? 0;
  const before = await width();
  for (let click = 0; click < 2; click += 1) await tool(page, "Zoom in").click();
  const enlarged = await width();
  expect(enlarged).toBeGreaterThan(before * 1.3);
  await expect(pageBox(page)).toHaveValue("3");
  const sharp = () =>
    sheet(page, 3)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(sharp).toBeGreaterThanOrEqual(Math.floor(enlarged));
  await tool(page, "Zoom out").click();
  expect(await width()).toBeLessThan(enlarged);
  await tool(page, "Fit width").click();
  await expect(tool(page, "Fit width")).toHaveAttribute("aria-pressed", "true");
  const room = info.project.name === "phone" ? 344 : 1_233;
  expect(await width()).toBeGreaterThanOrEqual(room);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test("keys scroll and zoom, and leave Ctrl to the browser @long", async ({ page }) => {
  await serveSample(page, 8);
  await open(page, sample);
  await expect.poll(() => inkOf(page, 1)).toBeGreaterThan(1_000);
  const main = page.getByRole("main");
  const top = () => main.evaluate((element) => element.scrollTop);
  await page.keyboard.press("ArrowDown");
  await expect.poll(top).toBeGreaterThan(10);
  const little = await top();
  await page.keyboard.press("PageDown");
  await expect.poll(top).toBeGreaterThan(little + 300);
  await page.keyboard.press("End");
  await expect(pageBox(page)).toHaveValue("8");
  await page.keyboard.press("Home");
  await expect(pageBox(page)).toHaveValue("1");
  await tool(page, "Next page").click();
  await page.keyboard.press("End");
  await expect(pageBox(page)).toHaveValue("8");
  const zoom = page.getByRole("status", { name: "Zoom" });
  const before = await zoom.textContent();
  await page.keyboard.press("Control+Equal");
  await expect(zoom).toHaveText(before ?? "");
  await page.keyboard.press("+");
  await expect(zoom).not.toHaveText(before ?? "");
  await page.keyboard.press("-");
  await expect(zoom).toHaveText(before ?? "");
});

for (const [name, answer, reason] of [
  ["missing", { status: 404, body: "" }, "The file is not at its address any more."],
  ["no PDF", { status: 200, body: "<h1>Sign in</h1>" }, "The file is damaged, or it is not a PDF."],
  ["refused", { status: 503, body: "" }, "The server that keeps the file did not hand it out."],
] as const) {
  test(`a file that is ${name} says so, and can be tried again${name === "missing" ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.route(`**${sample}`, (route) => route.fulfill({ contentType: "application/pdf", ...answer }));
    await open(page, sample);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("This brochure can't be read.");
    await expect(alert).toContainText(reason);
    await expect(alert.getByRole("link", { name: "Download the file" })).toHaveAttribute("href", sample);
    await expect(alert.getByRole("link", { name: "1800 000 0000" })).toHaveAttribute("href", /^tel:/);
    await serveSample(page, 1);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => inkOf(page, 1)).toBeGreaterThan(1_000);
  });
}

test("a locked file and a lost connection are told apart @long", async ({ page }) => {
  await serveSample(page, 1, "secret");
  await open(page, sample);
  await expect(page.getByText("The file is protected by a password.")).toBeVisible();
  await page.route(`**${sample}`, (route) => route.abort());
  await tool(page, "Try again").click();
  await expect(page.getByText("The file did not arrive. Please check your connection.")).toBeVisible();
});
