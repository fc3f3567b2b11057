import { expect, test } from "vitest";
import { linkNetworks, toLinkCard } from "./link-cards";
import type { LinkFacts } from "./link-facts";

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
