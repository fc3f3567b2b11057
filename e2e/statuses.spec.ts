import { expect } from "@playwright/test";
import { findProject, search } from "./catalogue";
import { test } from "./journey";
import { aloneUrl as cutOff } from "./ports";

test("an address in capitals, with a slash at its end or with a wrong name leads to the one address for good", async ({
  request,
}) => {
  const home = await findProject(request, "Lakecity");
  const { properties } = await search(request, "propertyType=Plot&limit=1");
  const plot = properties[0];
  const right = `/propertydetails/${home.id}/${home.slug}`;
  for (const [asked, target] of [
    ["/FAQS", "/faqs"],
    ["/PropertyList?location=Hyderabad&page=2", "/propertylist?location=Hyderabad&page=2"],
    ["/faqs/", "/faqs"],
    ["/propertylist/?location=Hyderabad", "/propertylist?location=Hyderabad"],
    [`/PROPERTYDETAILS/${home.id}/${home.slug}`, right],
    [`/propertydetails/${home.id}/an-older-name`, right],
    [`/propertydetails/${home.id}/${home.slug?.toUpperCase()}`, right],
    [
      `/propertydetails/${plot?.id}/an-older-name?type=plot`,
      `/propertydetails/${plot?.id}/${plot?.slug}?type=plot`,
    ],
    ["/map-list", "/propertylist?view=map"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(308);
    const { pathname, search: query } = new URL(answer.headers()["location"] ?? "", answer.url());
    expect(pathname + query, asked).toBe(target);
  }
});

test("other orders, empty parameters and other names of them are the same page under its one address", async ({
  request,
}) => {
  for (const [asked, canonical] of [
    ["/propertylist?bedrooms=3BHK&city=Kokapet&search=", "/propertylist?location=Kokapet&amp;bedrooms=3BHK"],
    ["/properties?propertyType=Villa&page=1", "/propertylist?propertyType=Villa"],
    ["/propertylist?city=hyderabad&utm_source=mail", "/propertylist?location=Hyderabad"],
    ["/blogs", "/blog"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(200);
    expect(await answer.text(), asked).toMatch(
      new RegExp(`<link rel="canonical" href="https?://[^/"]+${canonical.replaceAll("?", "\\?")}"`),
    );
  }
});

test("what is not there answers 404, and the not-found screen is not indexed", async ({ request }) => {
  for (const path of [
    "/nothing-here",
    "/propertydetails/999999999",
    "/propertydetails?project=999999999",
    "/propertydetails",
    "/blog-detail",
    "/blog-detail/no-such-post",
    "/propertylist?location=Hyderabad&page=500",
    "/propertylist?page=9999",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers(), path).not.toHaveProperty("x-powered-by");
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex');
  }
});

test("a page whose data can't be read says so with 503, when to come back, and whom to call", async ({
  page,
  request,
}) => {
  for (const path of ["/propertydetails/1", "/propertylist?search=villa", "/blog", "/blog-detail/a-post"]) {
    const answer = await request.get(cutOff + path);
    expect(answer.status(), path).toBe(503);
    expect(answer.headers()["retry-after"], path).toBe("30");
    expect(answer.headers()["cache-control"], path).toBe("no-store");
  }
  const answer = await page.goto(`${cutOff}/propertylist`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please try again in a minute");
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:18000000000");
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
});

test("pages that need no data are there without it", async ({ request }) => {
  for (const path of [
    "/",
    "/faqs",
    "/emi-calculator",
    "/total-cost?project=1",
    "/quality",
    "/contactus",
    "/privacy-policy",
    "/accessibility",
  ]) {
    expect((await request.get(cutOff + path)).status(), path).toBe(200);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what is not there says so, in the frame of the site", async ({ page }) => {
    for (const [path, title] of [
      ["/nothing-here", "404 Not Found"],
      ["/propertydetails/999999999", "404 Not Found"],
      ["/blog-detail/no-such-post", "Blog not found"],
      ["/not-found-screen", "404 Not Found"],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main").getByRole("img")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });
});
