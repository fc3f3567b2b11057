import { expect, test } from "vitest";
import { parseLeadContext } from "@/lib/enquiries/forms/lead-context";
import { campaignLink, campaignText, marketingPath, pageOfLink, parseMarketing } from "./campaign-link";
import { safeNext } from "./desk-paths";

const site = "https://homes.example";

test("a link has the campaign that a lead then says, whatever it had before", () => {
  const chosen = { preset: "newspaper", campaign: "diwali-2026" } as const;
  const link = campaignLink(site, "/propertydetails/7/a?type=plot&utm_source=old&utm_term=x", chosen);
  expect(link).toBe(
    "https://homes.example/propertydetails/7/a?type=plot&utm_source=newspaper&utm_medium=print&utm_campaign=diwali-2026",
  );
  expect(parseLeadContext(new URL(link).searchParams)).toMatchObject({
    utm_source: "newspaper",
    utm_medium: "print",
    utm_campaign: "diwali-2026",
  });
  expect(pageOfLink(new URL(link).pathname + new URL(link).search)).toBe("/propertydetails/7/a?type=plot");
});

test("what is typed into the form comes back in its address, cleaned", () => {
  const asked = parseMarketing({ page: " /blog ", preset: "facebook", campaign: "Dīwāli Offer, 2026!" });
  expect(asked).toEqual({ page: "/blog", preset: "facebook", campaign: "diwali-offer-2026" });
  expect(parseMarketing({ page: ["a", "b"], preset: "carrier pigeon" })).toEqual({
    page: "a",
    preset: "whatsapp",
    campaign: "",
  });
  const path = marketingPath(asked);
  expect(parseMarketing(Object.fromEntries(new URL(path, site).searchParams))).toEqual(asked);
  expect(marketingPath()).toBe("/desk/marketing");
  // Who has to sign in first comes back to it.
  expect(safeNext(path)).toBe(path);
});

test("what is sent with a link says what the page is, and what the law asks of a project", () => {
  const ad = "RERA P02400001234, rera.telangana.gov.in";
  expect(campaignText("Lakecity", ad, "https://homes.example/a")).toBe(
    `Lakecity\n${ad}\nhttps://homes.example/a`,
  );
  expect(campaignText("Blog", null, "https://homes.example/blog")).toBe("Blog\nhttps://homes.example/blog");
});
