import type { GuidePage } from "@/lib/guides/guide";

/** A page whose words are not written yet (specification, section 2), and what helps until they are. */
export type ComingSoonPage = GuidePage & {
  path: string;
  instead: readonly { label: string; text: string; href: string }[];
};

const documents = {
  label: "What a lender asks for",
  text: "The list of papers in our home loan guide",
  href: "/home-loan#documents",
};
const calculator = {
  label: "EMI calculator",
  text: "What a loan costs each month",
  href: "/emi-calculator",
};
const assistance = {
  label: "Get a home loan",
  text: "A loan specialist compares lenders with you",
  href: "/home-loan-assistance",
};
const guide = { label: "Home Loan Guide", text: "Eleven questions, eleven answers", href: "/home-loan" };
const booking = {
  label: "Before the booking amount",
  text: "What to ask before you pay anything",
  href: "/blog-detail/questions-before-booking-amount",
};
const beyondPrice = {
  label: "The cost beyond the price",
  text: "Stamp duty, GST, deposits and interiors",
  href: "/blog-detail/cost-of-buying-a-home-beyond-price",
};
const homes = { label: "Homes and plots", text: "Prices, plans and RERA numbers", href: "/propertylist" };
const about = { label: "About us", text: "How we work with developers", href: "/aboutus" };
const villaOrFlat = {
  label: "Villa or apartment?",
  text: "For families of three generations",
  href: "/blog-detail/villa-or-apartment-for-a-joint-family",
};
const siteVisit = {
  label: "Site visit checklist",
  text: "What to look at when you stand in the flat",
  href: "/blog-detail/site-visit-checklist-hyderabad",
};

export const docsRequiredPage: ComingSoonPage = {
  path: "/docs-required",
  title: "Documents Required for a Home Loan",
  lead: "A list to tick off, for salaried and self-employed buyers, that you can print and take along.",
  description: "The papers a bank asks for before it lends for a home in India. This page is being written.",
  instead: [documents, assistance, calculator],
};

export const buyingStepsPage: ComingSoonPage = {
  path: "/property-buying-steps",
  title: "Property Buying Steps",
  lead: "From the first budget to the keys: who does what, in which order, and what it costs.",
  description:
    "The steps from the first visit to the registration of a home in India. This page is being written.",
  instead: [siteVisit, booking, beyondPrice],
};

export const vaastuTipsPage: ComingSoonPage = {
  path: "/vaastu-tips",
  title: "Vaastu Tips",
  lead: "Entrances, kitchens and bedrooms: what Vaastu asks for, and how to read it in a floor plan.",
  description: "What Vaastu says about the rooms and the entrance of a home. This page is being written.",
  instead: [siteVisit, villaOrFlat, homes],
};

export const builderPartnersPage: ComingSoonPage = {
  path: "/builder-partners",
  title: "Builder Partners",
  lead: "The developers we work with, their registered projects and what they have completed.",
  description:
    "The developers whose homes we offer in Hyderabad and other cities. This page is being written.",
  instead: [homes, about, booking],
};

export const homeLoanFacilityPage: ComingSoonPage = {
  path: "/home-loan-facility",
  title: "Home Loan Facility",
  lead: "How we go from your first question to the lender’s sanction letter.",
  description: "How we help buyers to find and arrange a loan for their home. This page is being written.",
  instead: [assistance, guide, calculator],
};

export const comingSoonPages: readonly ComingSoonPage[] = [
  docsRequiredPage,
  buyingStepsPage,
  vaastuTipsPage,
  builderPartnersPage,
  homeLoanFacilityPage,
];
