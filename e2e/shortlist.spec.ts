import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { projectAddress, keyOf, pageWidth, someProjects, storeKeys, storedKeys } from "./shortlist-steps";

test("a heart keeps a project in every tab of the device, and takes it off again", async ({
  page,
  context,
  request,
}) => {
  const [home] = await someProjects(request, 1);
  if (!home) throw new Error("No project");
  const other = await context.newPage();
  await other.goto("/shortlist");
  await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.goto(projectAddress(home));
  const heart = page.getByRole("button", { name: `Save ${home.name}`, exact: true });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  // Stored after hydration, from when on the heart works too.
  await expect.poll(() => storedKeys(page, "viewed")).toContain(keyOf(home));
  await heart.focus();
  await page.keyboard.press("Enter");
  const full = page.getByRole("button", { name: `Saved: remove ${home.name}` });
  await expect(full).toHaveAttribute("aria-pressed", "true");
  const entry = other.locator("form li");
  await expect(entry.getByRole("link", { name: home.name })).toBeVisible();
  await other.getByRole("button", { name: `Remove ${home.name}` }).click();
  await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Save ${home.name}`, exact: true })).toBeVisible();
});

test("the shortlist shows prices of now, says what is gone, and compares what is ticked", async ({
  page,
  request,
}) => {
  const [home, plot] = await someProjects(request, 1);
  if (!home || !plot) throw new Error("No projects");
  await storeKeys(page, "shortlist", [keyOf(home), "999999999", keyOf(plot)]);
  await page.goto("/shortlist");
  const entries = page.getByRole("main").locator("form li");
  await expect(entries.nth(0)).toContainText(home.name);
  await expect(entries.nth(0)).toContainText("₹");
  await expect(entries.nth(2)).toContainText(plot.name);
  await expect(entries.nth(1)).toContainText("no longer on our list");
  await expect(page.getByText("2 of 4 chosen to compare.")).toBeVisible();
  await expectNoViolations(page, "shortlist");
  await entries
    .nth(1)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(entries).toHaveCount(2);
  await expect(page.getByText("is off your shortlist")).toBeFocused();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?project=${keyOf(home)}&project=${keyOf(plot)}$`));
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("of more than four saved, four can be ticked and sent to the family @long", async ({
  page,
  request,
}) => {
  const projects = await someProjects(request, 5);
  await storeKeys(page, "shortlist", projects.map(keyOf));
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto("/shortlist");
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  await expect(boxes).toHaveCount(6);
  for (const index of [0, 1, 2, 5]) await boxes.nth(index).check();
  await expect(boxes.nth(3)).toBeDisabled();
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: async (text: string) => void (document.title = text) });
  });
  await page.getByRole("button", { name: /^Send to family/ }).click();
  await expect(page).toHaveTitle(/\/compare(\?|&)(project=[\w-]+&?){4}$/);
  await expect(page.getByText("Link copied")).toBeVisible();
});

test("what was looked at appears below the list and the shortlist, until it is cleared @long", async ({
  page,
  request,
}) => {
  const [home] = await someProjects(request, 1);
  if (!home) throw new Error("No project");
  const recent = page.getByRole("region", { name: "Recently viewed" });
  await page.goto(projectAddress(home));
  await expect.poll(() => storedKeys(page, "viewed")).toContain(keyOf(home));
  await page.goto("/propertylist?search=zzzzzzzz");
  await expect(recent.getByRole("link", { name: home.name })).toBeVisible();
  await expect(recent).not.toBeInViewport();
  await page.goto("/shortlist");
  await expect(recent.getByRole("link", { name: home.name })).toBeVisible();
  await recent.getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(recent).toHaveCount(0);
  expect(await storedKeys(page, "viewed")).toBe("");
});

test("corrupt storage is an empty list, blocked storage one that lasts as long as the page @long", async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on("pageerror", (fault) => faults.push(fault));
  await page.addInitScript(() => localStorage.setItem("zerokey-shortlist", '{"key":'));
  await page.goto("/shortlist");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto("/propertylist");
  const card = page.getByRole("article").first();
  const heart = card.getByRole("button", { name: /^Save/ });
  // After hydration it is a button instead of a link.
  await expect(card.getByRole("button", { name: /^Compare/ })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(faults).toEqual([]);
});

test(
  "the header leads to the shortlist and counts it without moving",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await storeKeys(page, "shortlist", ["1", "2"]);
    await page.goto("/faqs");
    if (isMobile) await page.getByRole("button", { name: "Open site links" }).click();
    const scope = isMobile ? page.getByRole("dialog", { name: "Site links" }) : page.getByRole("banner");
    await scope.getByRole("link", { name: "Shortlist 2 saved" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your shortlist" })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await pageWidth(page)).toBe(320);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no heart is dead, and the shortlist says what works instead @long", async ({ page, request }) => {
    const [home] = await someProjects(request, 1);
    if (!home) throw new Error("No project");
    await page.goto(projectAddress(home));
    await expect(page.getByRole("button", { name: /^(Save|Share)/ })).toHaveCount(0);
    await page.goto("/shortlist");
    await expect(page.locator("main noscript p").first()).toContainText("needs JavaScript");
    await page.getByRole("link", { name: "See all projects" }).click();
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  });
});
