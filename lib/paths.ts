/**
 * Addresses of the pages that have one, written once; `routes.ts` makes the others. Apart from it, because a form in the
 * browser needs a few of these and nothing of the filters.
 */
export const paths = {
  home: "/",
  about: "/aboutus",
  contact: "/contactus",
  listing: "/propertylist",
  shortlist: "/shortlist",
  compare: "/compare",
  sharePreview: "/share-preview",
  blog: "/blog",
  interiorDesign: "/interior-design",
  homeLoanAssistance: "/home-loan-assistance",
  homeLoan: "/home-loan",
  emiCalculator: "/emi-calculator",
  faqs: "/faqs",
  privacy: "/privacy-policy",
} as const;
