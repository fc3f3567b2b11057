import { expect } from "@playwright/test";
import type { BlogPost } from "../lib/blog/blog-schema";
import { cutExcerpt } from "../lib/blog/blog-text";
import { expectNoViolations } from "./axe";
import { testWithPictures as test } from "./journey";

const banners = ["banner-skyline-dusk", "banner-living-wide", "banner-keys-desk"];

// Specification: "Cards of the blog list show title, excerpt cut at 100 characters plus an ellipsis, image
// and date and time;"
// Specification: "Blog excerpt cut at 100 characters;"
test("the list shows picture, title, date, time and the excerpt, cut at 100 characters", async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get("/api/v1/blog/getallblogs?limit=100")).json()) as {
    data: BlogPost[];
  };
  await page.goto("/blog");
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(data.length);
  for (const [position, post] of data.entries()) {
    const card = cards.nth(position);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(post.title);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/blog-detail/${post.slug}`);
    await expect(card.locator("time")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}, \d+:\d{2} [AP]M$/);
    const shown = cutExcerpt(post.excerpt);
    await expect(card.getByText(shown, { exact: true })).toBeVisible();
    const picture = /([\w-]+)(?:\.jpg)?$/.exec(post.blogImage ?? "/media/banner")?.[1] ?? "";
    await expect(card.locator("img")).toHaveAttribute("src", new RegExp(`^/pictures/${picture}`));
  }
});

// Specification: "blog grid 1, 2, 3 columns by width."
test("posts stand in one, two and three columns", async ({ page }) => {
  await page.goto("/blog");
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator("main article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  }
});

// Specification: "A blog image that fails falls back to one of three bundled banner images by position,
// cycling."
test("a picture that fails gives way to a banner, by position @long", async ({ page }) => {
  await page.route(/\/pictures\/(?!banner)/, (route) => route.abort());
  await page.goto("/blog");
  const cards = page.locator("main article");
  for (const position of [0, 1, 3, 5]) {
    await cards.nth(position).scrollIntoViewIfNeeded();
    await expect(cards.nth(position).locator("img")).toHaveAttribute(
      "src",
      new RegExp(banners[position % 3] ?? ""),
    );
  }
});

// Specification: "Otherwise: title, date (long US format), time, image"
// Specification: "and the about text as HTML."
test("a post has its title, long date, time, picture and text, and leads to others", async ({ page }) => {
  await page.goto("/blog-detail/what-an-emi-does-over-20-years");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What an EMI really does over 20 years");
  await expect(page.locator("main article time").first()).toHaveText("July 9, 2026, 10:00 AM");
  await expect(page.locator("article header + div img")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "The formula, once" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expectNoViolations(page, "post");
});

// Specification: "image (hidden if it fails to load)"
test("a post's picture that fails is not shown @long", async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await page.goto("/blog-detail/what-an-emi-does-over-20-years");
  await expect(page.locator("article header + div")).toBeHidden();
});

// Specification: "Without a blog in navigation state: 'Blog not found', the text 'The blog you're looking for
// doesn't exist or has been removed.' and a 'Go to Home' button."
test("without a post, or with one that is not there, 'Blog not found'", async ({ page }) => {
  for (const path of ["/blog-detail", "/blog-detail/no-such-post"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
    await expect(
      page.getByText("The blog you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Go to Home" })).toHaveAttribute(
      "href",
      "/",
    );
  }
});

// Specification: "/blog (in some menus /blogs) | Blog list"
test("/blogs is the blog, under the one canonical address", async ({ page }) => {
  await page.goto("/blogs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("list and post can be read @long", async ({ page }) => {
    await page.goto("/blog");
    await page.locator("main article a").first().click();
    await expect(page).toHaveURL(/\/blog-detail\//);
    await expect(page.locator("main article > div p").first()).toBeVisible();
  });
});
