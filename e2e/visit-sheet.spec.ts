import { expect } from "@playwright/test";
import { brand } from "../content/site";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { keyOf, pageWidth, someProjects, storeKeys } from "./shortlist-steps";

const sheetsOf = (keys: string[]) => `/visit-sheet?${keys.map((key) => `project=${key}`).join("&")}`;

test("from the shortlist to the sheets of what is ticked; ticks and notes stay on the device until they are cleared", async ({
  page,
  context,
  request,
}) => {
  const [home, plot] = await someProjects(request, 1);
  if (!home || !plot) throw new Error("No projects");
  await storeKeys(page, "shortlist", [keyOf(home), keyOf(plot)]);
  await page.goto("/shortlist");
  await page.getByRole("button", { name: "Site-visit sheet" }).click();
  await expect(page).toHaveURL(new RegExp(`/visit-sheet\\?project=${keyOf(home)}&project=${keyOf(plot)}$`));
  const [first, second] = [home, plot].map(({ name }) => page.getByRole("article", { name }));
  if (!first || !second) throw new Error("No sheets");
  const [rera, survey] = [first.getByLabel(/^RERA page open/), second.getByLabel(/^Survey number/)];
  await rera.check();
  await survey.check();
  await second.getByLabel("Notes").fill("Gate 3, ask for the site engineer");
  const stored = () => page.evaluate(() => localStorage.getItem("zerokey-visit-notes") ?? "");
  await expect.poll(stored).toContain("Gate 3");
  await page.reload();
  await expect(rera).toBeChecked();
  await expect(second.getByLabel(/^RERA page open/)).not.toBeChecked();
  await expect(second.getByLabel("Notes")).toHaveValue("Gate 3, ask for the site engineer");
  const other = await context.newPage();
  await other.goto(sheetsOf([keyOf(plot)]));
  const there = other.getByLabel(/^Survey number/);
  await expect(there).toBeChecked();
  await there.uncheck();
  await expect(survey).not.toBeChecked();
  await expect(second.getByLabel("Notes")).toHaveValue("Gate 3, ask for the site engineer");
  await page.getByRole("button", { name: "Clear ticks and notes" }).click();
  await expect(page.getByText("Ticks and notes are cleared.")).toBeVisible();
  expect(await stored()).toBe("[]");
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(rera).toBeChecked();
  expect(await stored()).toContain("Gate 3");
  await page.getByRole("button", { name: "Clear ticks and notes" }).click();
  await page.reload();
  await expect(rera).not.toBeChecked();
});

test("a browser that keeps nothing says so @long", async ({ page, request }) => {
  const [home] = await someProjects(request, 1);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto(sheetsOf([home ? keyOf(home) : ""]));
  await expect(page.getByText("This browser keeps no ticks and notes")).toBeVisible();
});

test("at 320 px nothing scrolls sideways, and nothing stands in anybody's way @long", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(sheetsOf((await someProjects(request, 2)).map(keyOf)));
  expect(await pageWidth(page)).toBe(320);
  await expectNoViolations(page, "visit sheet");
});

test("each project has paper of its own, two sheets at most, with the sender and every line to tick @long", async ({
  page,
  request,
}) => {
  const projects = await someProjects(request, 1);
  const pages = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    const pdf = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
    return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  };
  for (const project of projects)
    expect(await pages(sheetsOf([keyOf(project)])), project.name).toBeLessThanOrEqual(2);
  expect(await pages(sheetsOf(projects.map(keyOf)))).toBeLessThanOrEqual(4);
  await expect(page.getByText(brand.phone).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel(/^RERA page open/)).toHaveCount(2);
  await expect(page.locator("button").filter({ visible: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sheet says what the calls say and asks what they don't", async ({ page, request }) => {
    const [home, plot] = await someProjects(request, 1);
    if (!home || !plot) throw new Error("No projects");
    await page.goto(sheetsOf([keyOf(home)]));
    const sheet = page.getByRole("article", { name: home.name });
    await expect(sheet).toContainText(home.reraId ?? "RERA number");
    await expect(sheet.getByText(/^Prices and facts as our list had them on \d/)).toBeVisible();
    await expect(sheet.getByLabel(/all other charges cost together/)).toBeVisible();
    await expect(sheet.getByRole("link", { name: "Route" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    );
    await expect(sheet.getByRole("link", { name: "Call" })).toHaveAttribute("href", brand.phoneLink);
    await expect(page.locator("main noscript p")).toContainText(
      "Without JavaScript ticks and notes are not kept",
    );
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goto(sheetsOf([keyOf(plot), "999999999", "%00"]));
    await expect(page.getByText("One project of this address is no longer available")).toBeVisible();
    await expect(page.getByLabel(/^Survey number/)).toBeVisible();
    await expect(page.getByLabel(/^Lifts/)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await page.goto("/visit-sheet");
    await expect(page.getByRole("heading", { name: "No project chosen yet" })).toBeVisible();
  });

  test("a comparison leads to the sheets of its projects @long", async ({ page, request }) => {
    const projects = await someProjects(request, 1);
    await page.goto(sheetsOf(projects.map(keyOf)).replace("/visit-sheet", "/compare"));
    await page.getByRole("link", { name: "Site-visit sheet" }).click();
    for (const { name } of projects) await expect(page.getByRole("article", { name })).toBeVisible();
  });
});
