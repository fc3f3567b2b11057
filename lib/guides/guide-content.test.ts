import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { about } from "@/content/about";
import { consentBox, consentNotice } from "@/content/consent";
import { accessibilityPage, accessibilityUpdated } from "@/content/guides/accessibility";
import { comingSoonPages } from "@/content/guides/coming-soon";
import { emiHelp, emiPage } from "@/content/guides/emi";
import {
  homeLoanAsOf,
  homeLoanFigures,
  homeLoanNextSteps,
  homeLoanNotice,
  homeLoanPage,
  homeLoanQuestions,
} from "@/content/guides/home-loan";
import { privacyPage, privacySections, privacyUpdated } from "@/content/guides/privacy-policy";
import { rentalFaqs, rentalFaqsNotice, rentalFaqsPage } from "@/content/guides/rental-faqs";
import { accessibilityCheck } from "@/content/open-book";
import { brand, claims, developersClaim, networkClaims, offices } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { accessibilityStatement } from "./accessibility-statement";
import { parseLinks, toPlainText, type GuideAnswer } from "./guide";

const root = path.resolve(import.meta.dirname, "../..");
const textOf = (answers: readonly GuideAnswer[]) =>
  answers.map(({ heading, blocks }) => `${heading}\n${toPlainText(blocks)}`).join("\n");
const day = /^\d{4}-\d{2}-\d{2}$/;

describe("the Home Loan Guide", () => {
  const text = textOf(homeLoanQuestions);

  test("asks eleven questions, each once", () => {
    expect(homeLoanQuestions).toHaveLength(11);
    for (const { heading } of homeLoanQuestions) expect(heading).toMatch(/^[A-Z].*\?$/);
    expect(new Set(homeLoanQuestions.map(({ heading }) => heading)).size).toBe(11);
  });

  test.each([
    "24 to 60 years",
    "8.75% to 12%",
    "up to 85%",
    "15% comes from you",
    "about 2%",
    "3 to 15 days",
    "₹1,50,000",
    "80C",
    "₹2,00,000",
    "24(b)",
    "750 is the minimum",
    "650 is possible",
    "80-90% of the value",
    "5-7 times your annual income",
  ])("gives the figure %s (specification, section 9)", (figure) => {
    expect(text).toContain(figure);
  });

  test("says when a figure holds, and whose decision a loan is", () => {
    expect(homeLoanAsOf).toMatch(day);
    expect(homeLoanNotice).toMatch(/typical/);
    expect(homeLoanNotice).toMatch(/lender’s decision/);
    expect(text).toMatch(/old tax regime/);
    expect(text).toMatch(/floating-rate home loan to an individual.*no penalty/);
    for (const { figure } of homeLoanFigures) expect(figure).toMatch(/\d/);
  });
});

test("the rental FAQs are eight questions with the usual deposit and lease", () => {
  expect(rentalFaqs).toHaveLength(8);
  for (const { heading } of rentalFaqs) expect(heading).toMatch(/\?$/);
  expect(textOf(rentalFaqs)).toContain("1-3 months’ rent");
  expect(textOf(rentalFaqs)).toContain("Leases of 12 months are typical");
  expect(rentalFaqsNotice).toMatch(/not legal advice/);
});

describe("the privacy policy", () => {
  const text = textOf(privacySections);

  test.each([
    "Consent",
    "Information we collect",
    "Use of information",
    "Log files",
    "Cookies",
    "Advertising partners",
    "CCPA privacy rights",
    "GDPR data protection rights",
    "Children’s information",
    "Your rights in India (DPDP Act, 2023)",
  ])("has a section %s", (heading) => {
    expect(privacySections.map((section) => section.heading)).toContain(heading);
  });

  test.each([
    "one month to respond",
    "children under 13",
    "salted hash",
    "address itself we never store",
    "sets no cookies",
    "none today",
    "An anonymous count stays",
    brand.email,
    brand.phone,
    ...[consentBox, consentNotice].map((consent) => consent.text),
  ])("says: %s", (words) => {
    expect(text).toContain(words);
  });

  test("has the day of its last change", () => {
    expect(privacyUpdated).toMatch(day);
  });
});

describe("the accessibility statement", () => {
  const sections = accessibilityStatement();
  const text = textOf(sections);

  test("has all that the law and a complaint need", () => {
    expect(sections.map(({ id }) => id)).toEqual([
      ...["aim", "checked", "not-yet", "keyboard-and-large-type", "complaints"],
    ]);
    for (const words of [
      ...["(WCAG) 2.2", "level AA", "Rights of Persons with Disabilities Act, 2016", "section 46", "Rule 15"],
      ...[brand.email, brand.phone, brand.name, offices[0].street, "within one month", "State Commissioner"],
    ])
      expect(text).toContain(words);
    expect(accessibilityUpdated).toMatch(day);
  });

  test("tells of the last check what its own file does, and leaves no place empty", () => {
    const { checkedOn, tool, rules, screens, faults } = accessibilityCheck;
    for (const words of [
      formatDay(checkedOn),
      tool,
      rules,
      ...Object.keys(screens),
      `Faults found: ${faults}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/[{}]|undefined/);
  });
});

test("each of the company's claims has the day from which it holds", () => {
  for (const claim of [...claims, ...networkClaims, developersClaim]) expect(claim.asOf).toMatch(day);
  expect(`${developersClaim.figure} ${developersClaim.label}`).toBe("500+ developers");
  expect(about.mission.map(({ title }) => title)).toEqual([
    "Data-driven insights",
    "AI-powered search",
    "End-to-end solutions",
    "Professional team",
  ]);
});

describe("all guides", () => {
  const answers = [
    ...homeLoanQuestions,
    ...rentalFaqs,
    ...privacySections,
    ...accessibilityStatement(),
    emiHelp,
  ];
  const posts = readdirSync(path.join(root, "content/blog")).map((name) => name.replace(/\.md$/, ""));
  const pages = new Set<string>([
    ...Object.values(paths),
    ...comingSoonPages.map((page) => page.path),
    ...posts.map((slug) => `/blog-detail/${slug}`),
  ]);
  const anchors = new Set(answers.map(({ id }) => `#${id}`));
  const hrefs = [
    ...answers.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === "list") return block.items.flatMap((item) => parseLinks(item));
        if (block.kind === "details") return block.items.flatMap((item) => parseLinks(item.text));
        return parseLinks(block.text);
      }),
    ),
    ...homeLoanNextSteps,
    ...comingSoonPages.flatMap((page) => page.instead),
  ].flatMap((part) => (typeof part === "string" ? [] : [part.href]));

  test("lead to pages and places that exist", () => {
    expect(hrefs.length).toBeGreaterThan(20);
    for (const href of hrefs) {
      const [page, anchor] = href.split("#");
      if (/^(mailto|tel):/.test(href)) continue;
      if (page) expect(pages).toContain(page);
      if (anchor) expect(anchors).toContain(`#${anchor}`);
    }
  });

  test("have anchors of their own and short descriptions for search engines", () => {
    for (const sections of [homeLoanQuestions, rentalFaqs, privacySections, accessibilityStatement()]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
    const heads = [homeLoanPage, rentalFaqsPage, privacyPage, accessibilityPage, emiPage, ...comingSoonPages];
    for (const { title, description } of heads) {
      expect(`${title} | ${brand.name}`.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  test("show pictures that exist", () => {
    expect(existsSync(path.join(root, "public", about.picture.src))).toBe(true);
  });
});
