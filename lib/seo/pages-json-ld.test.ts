import { describe, expect, test } from "vitest";
import { contactPage } from "@/content/page-words";
import { homeLoanQuestions } from "@/content/guides/home-loan";
import { rentalFaqs } from "@/content/guides/rental-faqs";
import { loanFaqs } from "@/content/home-loan-assistance";
import { brand, offices } from "@/content/site";
import { costPage } from "@/content/buying-costs";
import { emiPage } from "@/content/guides/emi";
import { paths } from "@/lib/base/paths";
import { calculatorGraph } from "@/lib/seo/calculator-json-ld";
import { openBookGraph } from "@/lib/open-book/open-book-json-ld";
import { faqGraph } from "@/lib/guides/faq-json-ld";
import { aboutGraph, contactGraph, homeGraph } from "./company-json-ld";
import { breadcrumbGraph } from "./graph-json-ld";
import { jsonLdFaults, jsonLdGaps } from "./testing/json-ld-faults";
import { trailTo } from "./trail";

const origin = "https://homes.example";
const trail = trailTo({ label: "Rental FAQs", href: "/faqs" });
const graphs = {
  home: homeGraph(origin, "/media/banner-skyline-dusk.jpg"),
  about: aboutGraph(origin, trail),
  contact: contactGraph(origin, trail, contactPage),
  faqs: faqGraph(origin, trail, rentalFaqs),
  "home loan": faqGraph(origin, trail, homeLoanQuestions),
  "home loan assistance": faqGraph(origin, trail, loanFaqs),
  emi: calculatorGraph(origin, trail, { ...emiPage, path: paths.emiCalculator }),
  "whole cost": calculatorGraph(origin, trail, { ...costPage, path: paths.totalCost }),
  "open book": openBookGraph(origin, trail, "2026-11-23"),
  privacy: breadcrumbGraph(origin, trail),
};
const nodesOf = (name: keyof typeof graphs) =>
  (JSON.parse(JSON.stringify(graphs[name])) as { "@graph": Record<string, unknown>[] })["@graph"];

test.each(Object.keys(graphs) as (keyof typeof graphs)[])(
  "the data of %s has no fault and no gap",
  (name) => {
    const graph: unknown = JSON.parse(JSON.stringify(graphs[name]));
    expect(jsonLdFaults(graph, origin)).toEqual([]);
    expect(jsonLdGaps(graph)).toEqual([]);
  },
);

describe("home", () => {
  const [company, site] = nodesOf("home");

  test("names the company as the footer does", () => {
    expect(company).toMatchObject({
      "@type": "RealEstateAgent",
      name: brand.name,
      telephone: brand.phone,
      email: brand.email,
      address: { streetAddress: offices[0].street, postalCode: offices[0].postalCode },
    });
  });

  test("claims no profile that is only the start page of a network", () => {
    expect(company).not.toHaveProperty("sameAs");
  });

  test("tells how the site is searched", () => {
    expect(site).toMatchObject({
      "@type": "WebSite",
      publisher: { "@id": company?.["@id"] },
      potentialAction: { target: { urlTemplate: `${origin}/propertylist?search={search_term_string}` } },
    });
  });
});

test("questions are those of the page, with their answers as plain text", () => {
  const [page] = nodesOf("faqs");
  expect(page).toMatchObject({ "@type": "FAQPage", url: `${origin}/faqs`, name: "Rental FAQs" });
  const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(rentalFaqs.map(({ heading }) => heading));
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/\]\(|<|\*\*/);
});

test("about and contact are about the company", () => {
  expect(nodesOf("about").map((node) => node["@type"])).toEqual([
    "AboutPage",
    "RealEstateAgent",
    "BreadcrumbList",
  ]);
  expect(nodesOf("contact").map((node) => node["@type"])).toEqual([
    "ContactPage",
    "RealEstateAgent",
    "BreadcrumbList",
  ]);
});
