import type { GuidePage } from "@/lib/guides/guide";
import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import { brand } from "./site";

/** The words of `/quality`: how this site earns, orders and keeps what it shows, with its own figures. */
export const openBookPage: GuidePage = {
  title: "Our open book",
  lead: "Who pays us, how lists are ordered, how old our prices are, how fast we call and how fast these pages are. Counted by this site itself, good or bad.",
  description: `How ${brand.name} earns, orders its lists, checks its prices and answers enquiries, with figures that the site counts itself.`,
};

export const payment = [
  "Developers pay us a fee once a home is booked through us. Buyers pay us nothing: no brokerage, no fee to search, to compare or to be called.",
  "The price you see is the developer’s. No part of our fee is added to it.",
  "Our records of projects have no room for what a home would earn us, so no list can go by it. A test of this site fails if that ever changes.",
] as const;

export const ordering = [
  "No builder can pay for a place in a list, and no home stands higher because it earns us more. Homes that are alike in the chosen order follow in the order in which they came to us.",
  "These are all the orders there are:",
] as const;

/** What the usual order goes by while no words are typed. */
export const usualOrderRule =
  "Those on sale now first, among them what was launched last; then what is “Launching Soon” in the same way. Those without a launch date are the last of each.";

/** What each order goes by, in one sentence. */
export const orderRules: Readonly<Record<Sort, string>> = {
  relevance: "How like the words you typed are to the project’s name, its builder and its place.",
  newest: "What was launched last comes first; those without a launch date come last.",
  price_asc: "The lowest starting price first; those without a price come last.",
  price_desc: "The highest starting price first; those without a price come last.",
  rate_asc:
    "The lowest price per sq ft first, of a project the lowest among its floor plans; those without one come last.",
  carpet_rate_asc:
    "The lowest price per sq ft of the carpet area first, of a project the lowest among its floor plans; those whose carpet area is not stated come last.",
  area_desc: "The project with the largest home or plot first; those without an area come last.",
  possession: "The earliest possession date that a builder names first; those without one come last.",
};

/** Figures that rest on fewer say nothing. */
export const leastLeads = 20;
export const leastViews = 50;

/**
 * The last look through these screens with axe, a program that finds barriers for people who use a keyboard, a screen
 * reader or large type. The journey that looks through them names the same screens (e2e/accessibility.spec.ts).
 */
export const accessibilityCheck = {
  checkedOn: "2026-11-29",
  tool: "axe-core 4.13.0",
  rules: "WCAG 2.2, levels A and AA",
  faults: 0,
  screens: {
    "the home page": "/",
    "the blog": "/blog",
    "the EMI calculator": "/emi-calculator",
    "the whole cost of a home": "/total-cost?price=90+L&rent=30000",
    "contact us": "/contactus",
    "interior design": "/interior-design",
    "home loan assistance": "/home-loan-assistance",
    "the shortlist": "/shortlist",
    "the comparison": "/compare",
    "the site-visit sheet": "/visit-sheet?project=1&project=plot-142",
    "our open book": "/quality",
    "the accessibility statement": "/accessibility",
    "the preview of a link": "/share-preview?path=/faqs",
    "an address with nothing at it": "/nothing-here",
  },
} as const;
