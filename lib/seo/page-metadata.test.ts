import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hiddenMetadata, pageMetadata, toDescription, toTitle } from "./page-metadata";

const page = {
  title: "Rental FAQs",
  description:
    "Eight answers on renting a home in Hyderabad: deposit, agreements, registration, notice and repairs.",
  path: "/faqs",
  preview: { kind: "guide", name: "faqs" } as const,
};

describe("a title", () => {
  test.each([
    ["Rental FAQs", "Rental FAQs | Zerokey Homes"],
    [
      "Villas in Kokapet, Hyderabad — 12 projects",
      "Villas in Kokapet, Hyderabad — 12 projects | Zerokey Homes",
    ],
    ["Villas in Kokapet, Hyderabad — 1,112 projects", "Villas in Kokapet, Hyderabad — 1,112 projects"],
    ["Zerokey Homes - Lake View Brochure", "Zerokey Homes - Lake View Brochure"],
    [
      "What to look at, to ask and to count before you pay anything at all",
      "What to look at, to ask and to count before you pay…",
    ],
  ])("'%s' becomes '%s'", (text, title) => {
    expect(toTitle(text)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(60);
  });
});

test("a description has 70 to 160 characters, whatever is given", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const { length } = toDescription(text);
      expect(length).toBeGreaterThanOrEqual(70);
      expect(length).toBeLessThanOrEqual(160);
    }),
  );
});

describe("a page's metadata", () => {
  const metadata = pageMetadata(page);

  test("says the same in title, Open Graph and Twitter", () => {
    const words = { title: "Rental FAQs | Zerokey Homes", description: page.description };
    expect(metadata).toMatchObject({ description: page.description, title: { absolute: words.title } });
    expect(metadata.openGraph).toMatchObject({ ...words, url: "/faqs", locale: "en_IN", type: "website" });
    expect(metadata.twitter).toMatchObject({ ...words, card: "summary_large_image" });
  });

  test("has a canonical address and may be indexed", () => {
    expect(metadata.alternates).toEqual({ canonical: "/faqs" });
    expect(metadata.robots).toEqual({ index: true, follow: true });
    expect(pageMetadata({ ...page, indexed: false }).robots).toEqual({ index: false, follow: true });
  });

  test("has a picture with size, kind and words", () => {
    const picture = { width: 1200, height: 630, type: "image/jpeg", alt: "Rental FAQs" };
    expect(metadata.openGraph?.images).toMatchObject([picture]);
    expect(metadata.twitter?.images).toMatchObject([picture]);
  });

  test("of a post is an article with its day", () => {
    const createdAt = "2026-04-09T05:00:00Z";
    expect(pageMetadata({ ...page, publishedTime: createdAt }).openGraph).toMatchObject({
      type: "article",
      publishedTime: createdAt,
    });
  });
});

describe("a page for one visitor", () => {
  test("is not indexed, and without an address of its own has no canonical one", () => {
    const metadata = hiddenMetadata({ title: "Thank you" });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata).not.toHaveProperty("alternates");
    expect(metadata.openGraph).not.toHaveProperty("url");
    expect(metadata.openGraph).toMatchObject({ title: "Thank you | Zerokey Homes", locale: "en_IN" });
  });

  test("may have one", () => {
    const metadata = hiddenMetadata({ title: "Compare", path: "/compare" });
    expect(metadata.alternates).toEqual({ canonical: "/compare" });
    expect(metadata.openGraph).toMatchObject({ url: "/compare" });
  });
});
