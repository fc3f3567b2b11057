import { expect, type Page } from "@playwright/test";
import { test } from "./journey";
import { takenOver } from "./taken-over";

test.use({ isFirstVisit: true });

test("no script is asked for before the first frame is on the screen @long", async ({ page }) => {
  for (const path of ["/", "/te", "/te/propertylist?location=Hyderabad", "/te/propertydetails/44", "/faqs"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const [painted = Infinity, asked = 0] = await page.evaluate(() => {
      const later = JSON.parse(document.getElementById("later-scripts")?.textContent ?? "[]") as string[];
      const starts = later.flatMap((src) => performance.getEntriesByName(new URL(src, location.href).href));
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      return [paint?.startTime, Math.min(...starts.map(({ startTime }) => startTime))];
    });
    expect(asked, path).toBeGreaterThanOrEqual(painted);
    expect(asked, path).toBeLessThan(Infinity);
  }
});

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
};

test("with Save-Data scripts come when something needs them, and what was pressed or chosen before is done then @long", async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const scripts = scriptsOf(page);
  const open = (path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

  await open("/propertylist");
  await page
    .getByRole("link", { name: /^View details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/propertydetails/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);

  await open("/propertylist");
  await page.getByRole("combobox", { name: /^Sort/ }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort/);
  expect(scripts.length).toBeGreaterThan(3);

  await open("/propertylist");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Saved: remove / })).toBeVisible();

  await open("/emi-calculator");
  const box = page.getByRole("textbox").or(page.getByRole("spinbutton")).first();
  await box.fill("6400000");
  await takenOver(page);
  await expect(page.getByRole("slider").first()).toHaveValue("6400000");
  await expect(box).toHaveValue("6400000");

  // Which is empty without them.
  await open("/shortlist");
  await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
});

test("a tab in the background, which is never painted, has its scripts @long", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/faqs", { waitUntil: "domcontentloaded" });
  const isTaken = () => document.documentElement.dataset.live === "";
  // Not once a frame: there are none.
  await page.waitForFunction(isTaken, undefined, { polling: 50 });
});

test("what is pressed when React has begun and waits for a script of the page is done once", async ({
  page,
}) => {
  await page.goto("/propertylist");
  const scripts = await page
    .locator("#later-scripts")
    .evaluate((list) => JSON.parse(list.textContent) as string[]);
  const codes = await Promise.all(scripts.map(async (src) => (await page.request.get(src)).text()));
  // The page's own script, with the buttons that stay pressed, as "Save": without the framework's, React doesn't begin.
  const held = scripts.find((_, place) => codes[place]?.includes("aria-pressed")) ?? "";
  expect(held).not.toBe("");
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${held}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  const others = scripts.filter((src) => src !== held).map((src) => page.waitForResponse(`**${src}`));
  await page.goto("/propertylist", { waitUntil: "domcontentloaded" });
  await Promise.all(others);
  // React has begun when a press no longer comes to the window.
  await page.waitForFunction(() => {
    let isHeard = false;
    addEventListener("click", () => (isHeard = true), { once: true });
    document.body.click();
    return !isHeard;
  });
  const save = page.getByRole("button", { name: /^Save / });
  const saved = page.getByRole("button", { name: /^Saved: remove / });
  await save.first().click();
  release();
  await expect(saved).toHaveCount(1);
  await takenOver(page);
  // Whatever was repeated was so before this one is heard.
  await save.first().click();
  await expect(saved).toHaveCount(2);
});

test("what is typed letter by letter while React takes the page over is whole", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/contactus", { waitUntil: "domcontentloaded" });
  const box = page.getByRole("main").getByLabel("Full name");
  await box.pressSequentially("Ra");
  // The next letter comes between the two: React has the page, and has not been told yet what was typed before.
  await page.evaluate(() => {
    const takeover = new MutationObserver(() => {
      takeover.disconnect();
      document.execCommand("insertText", false, "v");
    });
    takeover.observe(document.documentElement, { attributeFilter: ["data-live"] });
  });
  release();
  await takenOver(page);
  await expect(box).toHaveValue("Rav");
  await box.press("i");
  await expect(box).toHaveValue("Ravi");
});
