import { expect, test } from "vitest";
import { type LinkFacts, linkNetworks, linkWarnings, toLinkCard } from "./link-facts";

const siteUrl = "https://homes.example.com";
const image = `${siteUrl}/share/page/blog-abc.jpg`;
const picture = { path: "/share/page/blog-abc.jpg", format: "jpeg", width: 1200, height: 630, bytes: 90_000 };
const good: LinkFacts = {
  asked: "/blog",
  path: "/blog",
  status: 200,
  robotsHeader: null,
  siteUrl,
  picture,
  head: {
    title: "Plain advice for home buyers",
    description: "d".repeat(100),
    canonical: `${siteUrl}/blog`,
    robots: "index, follow",
    og: { title: "Plain advice for home buyers", description: "d".repeat(100), image },
    twitter: {},
  },
};
const head = (change: Partial<LinkFacts["head"]>): Partial<LinkFacts> => ({
  head: { ...good.head, ...change },
});
const og = (change: Record<string, string>) => head({ og: { ...good.head.og, ...change } });

test("there is nothing to say of a good link, nor of the home page's", () => {
  expect(linkWarnings(good)).toEqual([]);
  expect(linkWarnings({ ...good, asked: "/", path: "/", ...head({ canonical: siteUrl }) })).toEqual([]);
});

test.each<[string, Partial<LinkFacts>, RegExp]>([
  ["another status", { status: 404 }, /answers 404/],
  ["a redirect", { asked: "/blogs" }, /leads on to \/blog\./],
  ["noindex", head({ robots: "noindex, follow" }), /Search engines are asked not/],
  ["noindex in a header", { robotsHeader: "noindex" }, /Search engines are asked not/],
  ["no canonical", head({ canonical: null }), /no canonical/],
  ["another canonical", head({ canonical: `${siteUrl}/faqs` }), /is another one: .*\/faqs/],
  ["no title", head({ title: null, og: { description: "d".repeat(100), image } }), /no title/],
  ["a long title", og({ title: "t".repeat(61) }), /61 characters; above 60/],
  ["no description", head({ description: null, og: { title: "t", image } }), /no description/],
  ["a short description", og({ description: "short" }), /only 5 characters/],
  ["a long description", og({ description: "d".repeat(161) }), /161 characters; above 160/],
  [
    "no picture",
    { picture: null, ...head({ og: { title: "t", description: "d".repeat(99) } }) },
    /no preview/,
  ],
  ["a relative picture", og({ image: "/share/a.jpg" }), /has no host/],
  ["a foreign picture", og({ image: "https://cdn.example/a.jpg" }), /another host than homes/],
  ["an unreachable picture", { picture: null }, /can’t be fetched/],
  ["a small picture", { picture: { ...picture, width: 600 } }, /600 × 630 pixels instead of 1200 × 630/],
  ["a heavy picture", { picture: { ...picture, bytes: 310_000 } }, /310 KB; above 250 KB/],
  ["a WebP", { picture: { ...picture, format: "webp" } }, /is webp/],
])("%s is said, and nothing else", (_, change, sentence) => {
  expect(linkWarnings({ ...good, ...change })).toEqual([expect.stringMatching(sentence)]);
});

const long = "Word ".repeat(60).trim();
const facts: LinkFacts = {
  asked: "/",
  path: "/",
  status: 200,
  robotsHeader: null,
  siteUrl: "https://homes.example.com",
  picture: null,
  head: {
    title: "Page",
    description: long,
    canonical: null,
    robots: null,
    og: { title: long, "image:alt": "Two towers" },
    twitter: { title: "For X" },
  },
};

test("each app cuts title and description at its own length, between words", () => {
  for (const network of linkNetworks) {
    const { title, description, domain, alt } = toLinkCard(facts, network);
    expect(title.length).toBeLessThanOrEqual(network.title);
    expect(description.length).toBeLessThanOrEqual(network.description);
    expect([domain, alt]).toEqual(["homes.example.com", "Two towers"]);
    if (network.name !== "X") expect(title).toMatch(/Word…$/);
  }
});

test("X shows its own title", () => {
  const x = linkNetworks.find(({ name }) => name === "X")!;
  expect(toLinkCard(facts, x).title).toBe("For X");
});
