import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { search } from "./catalogue";
import { startCarousel } from "./carousel-steps";
import { testWithPictures as test } from "./journey";

// Specification: "/ | Home."
// Specification: "The heading is '0% Brokerage. 100% Happiness.', with a location dropdown (default option
// 'All Locations';"
// Specification: "empty ones are left out."
test(
  "the search leads to the listing, empty fields left out",
  { tag: "@also" },
  async ({ page, request }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("0% Brokerage. 100% Happiness.");
    const form = page.getByRole("search", { name: "Homes", exact: true });
    const place = form.getByLabel("Location");
    await expect(place.locator("option").first()).toHaveText("All Locations");
    await place.selectOption("Pune");
    await form.getByRole("button", { name: "Let's Go" }).click();
    await expect(page).toHaveURL(/\/propertylist\?location=Pune$/);
    const expected = await search(request, "location=Pune");
    await expect(page.getByRole("status").filter({ hasText: "project" })).toContainText(
      `${expected.totalItems} project`,
    );
  },
);

// Specification: "a box for free text 'Enter a Builder, Project' and a button 'Let's Go'. The search goes to
// /propertylist with location and search as query parameters;"
test("words alone, words with a place, and nothing at all", async ({ page }) => {
  for (const [place, words, address] of [
    ["", "auro lake", /\/propertylist\?search=auro\+lake$/],
    ["Hyderabad", "lake", /\/propertylist\?location=Hyderabad&search=lake$/],
    ["", "  ", /\/propertylist$/],
  ] as const) {
    await page.goto("/");
    const form = page.getByRole("search", { name: "Homes", exact: true });
    await form.getByLabel("Location").selectOption(place);
    await form.getByPlaceholder("Enter a Builder, Project").fill(words);
    await form.getByRole("button", { name: "Let's Go" }).click();
    await expect(page).toHaveURL(address);
  }
});

// Specification: "Theme: primary colour red, secondary gold, Lato font."
test("the quick types lead to their lists; red, gold and Lato are the theme", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("font-family", /^"?lato/i);
  const hasLato = () =>
    page.evaluate(() =>
      document.fonts.check(`16px ${getComputedStyle(document.body).fontFamily.split(",")[0]}`),
    );
  await expect.poll(hasLato).toBe(true);
  await expect(page.getByRole("button", { name: "Let's Go" })).toHaveCSS(
    "background-color",
    "rgb(179, 19, 30)",
  );
  await expect(
    page
      .getByRole("region", { name: /in figures$/ })
      .locator("dl > div")
      .first(),
  ).toHaveCSS("border-left-color", "rgb(201, 161, 59)");
  const types = page.getByRole("navigation", { name: "Property types" });
  await expect(types.getByRole("link")).toHaveText(["Apartments", "Villas", "Plots"]);
  await types.getByRole("link", { name: "Villas" }).click();
  await expect(page).toHaveURL(/\/propertylist\?propertyType=Villa$/);
});

// Specification: "Badges on the home page: Zero Brokerage services, 200+ happy customers, 500 Cr+ worth of
// homes sold, 55+ relationship managers."
// Specification: "Stats: 200+ customers, 500 Cr+, 55+ relationship managers;"
test("the four badges, each with its date", async ({ page }) => {
  await page.goto("/");
  const badges = page.getByRole("region", { name: /in figures$/ });
  for (const [figure, label] of [
    ["Zero", "Brokerage services"],
    ["200+", "Happy customers"],
    ["500 Cr+", "Worth of homes sold"],
    ["55+", "Relationship managers"],
  ] as const) {
    const badge = badges.locator("dl > div").filter({ hasText: label });
    await expect(badge.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(badges.getByText(/^as of \w+ \d{4}$/)).toHaveCount(3);
});

// Specification: "Below: a showcase of recent projects,"
// Specification: "clicking a project opens /propertydetails?project={id} in a new tab and also stores the id
// in session storage under propertyId. 10 are fetched,"
// Specification: "recent projects 2 s interval, limit 10,"
test("ten recent projects; one opens in a new tab and is remembered", async ({ page }) => {
  await page.goto("/");
  const recent = await startCarousel(page, "Recent projects");
  const cards = recent.locator("a");
  await expect(cards).toHaveCount(10);
  const card = cards.first();
  const href = (await card.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/propertydetails\?project=\d+$/);
  await expect(card).toHaveAttribute("target", "_blank");
  const [opened] = await Promise.all([page.waitForEvent("popup"), card.click()]);
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
  const id = new URL(href, "http://x").searchParams.get("project");
  expect(await page.evaluate(() => sessionStorage.getItem("propertyId"))).toBe(id);
});

// Specification: "A strip on the About and home content claims '500+ developers'."
// Specification: "A strip of end-to-end assistance with 5 steps (Search & Shortlisting, Site Visit, Home Loan
// Assistance, Legal Advice, Unit Booking); its 'Get in Touch' button goes to /contactus."
// Specification: "assistance claim 50+ banks."
test("five steps of assistance, dated claims, and the way to get in touch", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "End-to-end assistance" });
  await expect(strip.getByRole("listitem").getByRole("heading")).toHaveText([
    "Search & Shortlisting",
    "Site Visit",
    "Home Loan Assistance",
    "Legal Advice",
    "Unit Booking",
  ]);
  for (const claim of ["50+ banks", "500+ developers"]) {
    await expect(strip.getByRole("listitem").filter({ hasText: claim })).toContainText(/as of \w+ \d{4}/);
  }
  await strip.getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

// Specification: "The home page also has testimonials,"
// Specification: "Testimonials (static, six entries)"
// Specification: "Testimonial text clamped to 6 lines."
test("six reviews say that they are samples, are cut after six lines, and can be read whole", async ({
  page,
}) => {
  await page.goto("/");
  const reviews = await startCarousel(page, "Reviews");
  await expect(reviews.getByText("Sample review")).toHaveCount(6);
  const text = reviews.locator("blockquote p").first();
  const lines = () =>
    text.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
  expect(await lines()).toBe(6);
  await reviews.getByRole("button", { name: "Read more of the review: First-time buyers" }).click();
  expect(await lines()).toBeGreaterThan(6);
  await reviews.getByRole("button", { name: "Read less of the review: First-time buyers" }).click();
  expect(await lines()).toBe(6);
});

// Specification: "The home page also has testimonials, a blog list,"
// Specification: "a showcase of recent projects, testimonials, a blog list,"
// Specification: "then loaded,"
test("the latest posts, with date, cut excerpt and picture, in 1, 2 or 3 columns", async ({ page }) => {
  await page.goto("/");
  const blog = page.getByRole("region", { name: "From our blog" });
  const cards = blog.getByRole("article").filter({ visible: true });
  await expect(cards.first().locator("time")).toHaveText(/^\w+ \d+, \d{4}, \d+:\d\d [AP]M$/);
  for (const excerpt of await cards.locator("p:last-child").allTextContents()) {
    expect(excerpt.length).toBeLessThanOrEqual(101);
  }
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(tops.length % columns).toBe(0);
  }
});

test("a post whose picture fails shows the banner of its place @long", async ({ page }) => {
  await page.route(/\/pictures\/(?!banner)/, (route) => route.abort());
  await page.goto("/");
  const blog = page.getByRole("region", { name: "From our blog" });
  await blog.scrollIntoViewIfNeeded();
  await expect(blog.locator("img").first()).toHaveAttribute("src", /banner-skyline-dusk/);
});

// Specification: "an information card about the regulatory authority, and two value cards (technology, data
// insights)."
// Specification: "client logos, information card, value cards."
test("the authority's card leads to its website; two value cards", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Decide on facts" });
  const site = section.getByRole("link", { name: /^rera\.telangana\.gov\.in/ });
  await expect(site).toHaveAttribute("href", "https://rera.telangana.gov.in/");
  await expect(section.getByRole("article")).toHaveCount(3);
  await expect(section.getByRole("heading", { level: 3 })).toContainText([
    /RERA/,
    /Technology/,
    /Data insights/,
  ]);
});

test("no violation of WCAG 2.2 AA, standing still and open @long", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Recent projects", "Reviews", "Logos of developers"]) await startCarousel(page, name);
  await page.getByText("Choose by state").click();
  await expectNoViolations(page, "home");
});

test("nothing is cut off at 320 px @long", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
