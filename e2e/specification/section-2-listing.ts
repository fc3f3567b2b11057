import type { Section } from "./statement";
import * as test from "./test-names";

const imported = "import.spec.ts › an import beside the running site shows on its pages within 5 seconds";

export const section2Listing: Section = {
  section: "2 Listing page",
  statements: 15,
  rows: [
    { says: "Filter bar", tests: [test.listFilters, test.listChoices] },
    { says: "a 'More Filters' popover", tests: [test.listMore] },
    { says: "heading 'Best Offers & Deals on Residential Projects'", tests: [test.listFilters] },
    { says: "project cards", tests: [test.listFilters, test.cardTrial] },
    { says: "pagination", tests: [test.listPages] },
    {
      says: "a 'Request a Callback' dialog",
      tests: [test.listPromise, test.sends("listing-callback")],
    },
    { says: "an empty state 'No properties found'", tests: [test.listEmpty] },
    { says: "with a 'Clear Filters' action", tests: [test.listEmpty] },
    {
      says: "A reset action clears all filters",
      tests: [test.listReset, "listing.spec.ts › chips name each filter that is set and take it away"],
    },
    { says: "Cards hide projects with isActive false", tests: [test.cardTrial, imported] },
    { says: "Cards hide floor plans that are not active", tests: [test.cardTrial] },
    {
      says: "A floor-plan type group in a card expands or collapses",
      tests: [test.cardGroups],
    },
    { says: "one open per card", tests: [test.cardGroups] },
    { says: "Missing location displays 'Location not specified'", tests: [test.cardTrial] },
    {
      says: "missing address displays 'Address not available'",
      tests: [test.cardTrial, test.detailFallback],
    },
  ],
};
