import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

const mainLinks = [
  ["Home", "/"],
  ["About Us", "/aboutus"],
  ["Contact Us", "/contactus"],
];
const services = [
  ["Apartment", "/propertylist?propertyType=Apartment"],
  ["Villa", "/propertylist?propertyType=Villa"],
  ["Plots", "/propertylist?propertyType=Plot"],
  ["Home Loan", "/home-loan"],
  ["Interior Designs", "/interior-design"],
];
/** Paths of "Our Services"; some are not pages, but their not-found screen has the header too. */
const servicePaths = [
  "/villa",
  "/apartment",
  "/plot",
  "/home-loan",
  "/home-loan-assistance",
  "/propertylist",
  "/properties",
  "/propertylist?location=Hyderabad&page=2",
];

/** The page's own bar: the global header (a banner), on the home page the one over its picture. */
const barOf = (page: Page) => page.locator("header").first();

const linksOf = (page: Page, list: string) =>
  page
    .locator(list)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-same"));

test.describe("the bar of wide screens", () => {
  for (const path of ["/", "/aboutus"]) {
    // Specification: "Desktop top bar: menu button (opens the left drawer), logo (goes home), Home, About Us,
    // Contact Us, an 'Our Services' dropdown (Apartment, Villa, Plots, Home Loan or Home Loans, Interior
    // Designs) and a click-to-call phone link"
    // Specification: "Apartment, Villa and Plots go to /propertylist?propertyType=Apartment, Villa or Plot."
    test(`on ${path} has menu, logo, links, services and phone`, async ({ page }) => {
      await page.goto(path);
      const bar = barOf(page);
      await expect(bar.getByRole("button", { name: "Open menu" })).toBeVisible();
      await expect(bar.getByRole("link", { name: "Zerokey Homes, home page" })).toHaveAttribute("href", "/");
      for (const [name = "", href = ""] of mainLinks) {
        await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
      }
      const call = bar.getByRole("link", { name: /^Call 1800/ });
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", "tel:18000000000");
      await bar.getByText("Our Services").click();
      expect(await linksOf(page, "header details")).toEqual(services);
      await expectNoViolations(page, `bar on ${path}`, "header");
    });
  }

  // Specification: "The global header is hidden here only"
  test("is the global one, and stays in view, on every page but home", async ({ page }) => {
    for (const path of ["/faqs", "/propertylist", "/nothing-here"]) {
      await page.goto(path);
      await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    }
    await page.goto("/");
    await expect(barOf(page)).toHaveCSS("position", "relative");
    await expect(page.getByRole("banner")).toHaveCount(0);
  });

  // Specification: "The active section is highlighted for paths that start with /villa, /apartment, /plot,
  // /home-loan, /propertylist and /properties."
  test("marks Our Services on loan and listing paths", async ({ page, request }) => {
    const isMarked = async (path: string) =>
      (await (await request.get(path)).text()).includes('data-active="true"');
    for (const path of servicePaths) expect(await isMarked(path), path).toBe(true);
    for (const path of ["/", "/aboutus", "/faqs", "/interior-design"])
      expect(await isMarked(path), path).toBe(false);
    await page.goto("/home-loan");
    await expect(barOf(page).locator("summary")).toHaveAttribute("data-active", "true");
    await page.goto("/aboutus");
    await expect(barOf(page).locator('[aria-current="page"]')).toHaveText("About Us");
  });

  test("marks the type that is listed, wherever the listing is called from @long", async ({ page }) => {
    await page.goto("/properties?propertyType=Villa&page=1");
    await barOf(page).getByText("Our Services").click();
    const marked = page.locator('header details [aria-current="page"]');
    await expect(marked).toHaveText(["Villa"]);
    await markDocument(page);
    await page.locator("header details").getByRole("link", { name: "Plots" }).click();
    await expect(page).toHaveURL(/\/propertylist\?propertyType=Plot$/);
    await barOf(page).getByText("Our Services").click();
    await expect(marked).toHaveText(["Plots"]);
    // On home the bar stands over the picture, in another layout: it moves there, and back, without a new document.
    await barOf(page).getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(barOf(page)).toHaveCSS("position", "relative");
    await expect(barOf(page).locator('nav > [aria-current="page"]')).toHaveText("Home");
    await expect(barOf(page).locator("summary")).not.toHaveAttribute("data-active");
    await barOf(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/aboutus$/);
    await expect(barOf(page).locator('nav > [aria-current="page"]')).toHaveText("About Us");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vaastu Tips" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  // Specification: "Drawers and dropdowns: open or closed."
  test("closes its drop-down on Escape, on a click elsewhere and when the focus leaves @long", async ({
    page,
  }) => {
    await page.goto("/faqs");
    const menu = page.locator("header details");
    const summary = menu.locator("summary");
    await summary.press("Enter");
    await expect(menu).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.click();
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(menu).not.toHaveAttribute("open");
    await summary.click();
    await barOf(page).getByRole("button", { name: "Open menu" }).focus();
    await expect(menu).not.toHaveAttribute("open");
  });
});

test.describe("the drawer of small screens", { tag: "@phone" }, () => {
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Site links" });
  const open = (page: Page) => page.getByRole("button", { name: "Open site links" }).click();

  for (const path of ["/", "/aboutus"]) {
    // Specification: "On small screens a drawer on the right holds the same links and the social icons,"
    test(`on ${path} opens at the right with the same links and the company's pages elsewhere`, async ({
      page,
    }) => {
      await page.goto(path);
      await open(page);
      // It slides in: its position counts when it has stopped.
      const rightEdge = async () => {
        const box = await drawer(page).boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      };
      await expect.poll(rightEdge).toBe(360);
      await drawer(page).getByText("Our Services").click();
      const links = await linksOf(page, "#site-links nav");
      // In the bar the shortlist is the heart.
      expect(links).toEqual([...mainLinks, ["Shortlist", "/shortlist"], ...services]);
      const social = drawer(page).getByRole("list", { name: "Social media" }).getByRole("link");
      await expect(social).toHaveCount(4);
      await expect(drawer(page).getByRole("link", { name: /^1800/ })).toHaveAttribute(
        "href",
        "tel:18000000000",
      );
      await expectNoViolations(page, `site links on ${path}`, "#site-links");
    });
  }

  // Specification: "with a list of services that toggles. On narrow screens that list opens by itself on
  // listing and loan paths."
  test("toggles its services, and opens them by itself on listing and loan paths", async ({ page }) => {
    const group = page.locator("#site-links details");
    for (const path of ["/aboutus", "/"]) {
      await page.goto(path);
      await expect(group).not.toHaveAttribute("open");
    }
    for (const path of ["/villa", "/propertylist?location=Hyderabad&page=2", "/home-loan-assistance"]) {
      await page.goto(path);
      await expect(group, path).toHaveAttribute("open");
    }
    await markDocument(page);
    await open(page);
    await group.locator("summary").click();
    await expect(group.getByRole("link")).toHaveCount(0);
    await group.locator("summary").click();
    await group.getByRole("link", { name: "Home Loan" }).click();
    await expect(page).toHaveURL(/\/home-loan$/);
    await expect(drawer(page)).toBeHidden();
    await expect(group).toHaveAttribute("open");
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the services open, on wide screens in the bar and on small ones in the drawer @long",
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await page.goto("/faqs");
      if (isMobile) await page.getByRole("link", { name: "Open site links" }).click();
      const place = page.locator(isMobile ? "#site-links" : "header");
      await place.getByText("Our Services").click();
      await place.getByRole("link", { name: "Interior Designs" }).click();
      await expect(page).toHaveURL(/\/interior-design$/);
    },
  );
});
