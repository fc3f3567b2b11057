import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey";
import { answersTo, fill, submit, test as leadTest } from "./lead-steps";

type Overlay = { on: string; open: (page: Page) => Promise<void>; shown: (page: Page) => Locator };

const dialogOf = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).click();
const filters = { on: "/propertylist?propertyType=Villa", open: press(/^Filters/), shown: shownFilters };

function shownFilters(page: Page) {
  return page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Close filters" });
}

const overlays: Record<string, Overlay> = {
  "the menu": { on: "/aboutus", open: press("Open menu"), shown: dialogOf("Menu") },
  "the site's links": { on: "/", open: press("Open site links"), shown: dialogOf("Site links") },
  "the filters": filters,
  "a form": {
    on: "/propertydetails/1",
    open: (page) =>
      page
        .getByRole("link", { name: /^Enquire Now/ })
        .filter({ visible: true })
        .first()
        .click(),
    shown: (page) => page.getByRole("heading", { name: "Enquire Now" }),
  },
  "the pictures": {
    on: "/propertydetails/1",
    open: (page) => page.locator("a[data-slide]").first().click(),
    shown: (page) => page.locator(".yarl__container"),
  },
  "the film": {
    on: "/propertydetails/1",
    open: (page) => page.getByRole("link", { name: "Watch the video tour" }).click(),
    shown: dialogOf(/^Video tour/),
  },
};

const entry = (page: Page) => page.evaluate(() => history.state?.backStep ?? null);

async function openIt(page: Page, { open, shown }: Overlay) {
  await open(page);
  await expect(shown(page)).toBeVisible();
  await expect.poll(() => entry(page)).not.toBeNull();
}

/** Begins on another page, so that a step too far is seen. */
async function come(page: Page, path: string): Promise<string> {
  await page.goto("/faqs");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page.url();
}

for (const [name, overlay] of Object.entries(overlays)) {
  // Each is closed by the same code: the others by it in the long tests.
  const size = ["the filters", "a form", "the pictures"].includes(name) ? "" : " @long";
  test(`back closes ${name} and stays on the page; closed by Escape it leaves nothing to go back to${size}`, async ({
    page,
  }) => {
    const address = await come(page, overlay.on);
    await openIt(page, overlay);
    await page.goBack();
    await expect(overlay.shown(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect.poll(() => entry(page)).toBeNull();
    await expect(overlay.shown(page)).toBeHidden();
    await openIt(page, overlay);
    await page.keyboard.press("Escape");
    await expect(overlay.shown(page)).toBeHidden();
    await expect.poll(() => entry(page)).toBeNull();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  });
}

test("a link in the menu leads on from the page: one step back from there is the page, with the menu closed @long", async ({
  page,
}) => {
  const address = await come(page, "/aboutus");
  await openIt(page, overlays["the menu"] as Overlay);
  await dialogOf("Menu")(page).getByRole("link", { name: "Interior Design" }).click();
  await expect(page).toHaveURL(/\/interior-design$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nterior");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(dialogOf("Menu")(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(/^Home\/About Us$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});

test("a page that is loaded again with its menu open has it closed, and nothing left to go back to @long", async ({
  page,
}) => {
  await come(page, "/aboutus");
  await openIt(page, overlays["the menu"] as Overlay);
  await page.reload();
  // It goes back to the page's own entry, for which a browser may load the page once more.
  await expect.poll(() => entry(page).catch(() => "loading")).toBeNull();
  await page.waitForLoadState("load");
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});

test("filters that were chosen stay chosen when back closes their sheet; one step further they are undone", async ({
  page,
}) => {
  await come(page, filters.on);
  await openIt(page, filters);
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^4 BHK/ }).check();
  await expect(page).toHaveURL(/bedrooms=4BHK/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/propertyType=Villa.*bedrooms=4BHK|bedrooms=4BHK.*propertyType=Villa/);
  await expect(page.getByRole("link", { name: /^Remove filter 4/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/propertylist\?propertyType=Villa$/);
});

test("a filter chosen a moment before its sheet closes has its own step, however late the browser goes back @long", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 400);
  });
  await come(page, "/propertylist");
  await openIt(page, filters);
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: "Show" }).evaluate((show: HTMLElement) => {
    const fourBedrooms = '[role="dialog"] input[value="4BHK"], dialog[open] input[value="4BHK"]';
    (document.querySelector(fourBedrooms) as HTMLInputElement).click();
    show.click();
  });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/propertylist\?bedrooms=4BHK$/);
  await expect(page.getByRole("link", { name: /^Remove filter 4/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/propertylist$/);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toBeHidden();
});

leadTest("a form that was sent does not come back: neither by back nor by forward", async ({ page }) => {
  const address = await come(page, "/propertydetails/1");
  const form = overlays["a form"] as Overlay;
  await openIt(page, form);
  const dialog = page.getByRole("dialog", { name: "Enquire Now" });
  await fill(dialog, answersTo("enquiry"));
  await submit(dialog, "enquiry");
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect.poll(() => entry(page)).toBeNull();
  await page.goForward().catch(() => null);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});
