import { paths } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";

export type NavItem = { label: string; href: string };

export const mainLinks: NavItem[] = [
  { label: "Home", href: paths.home },
  { label: "About Us", href: paths.about },
  { label: "Contact Us", href: paths.contact },
];

export const typeLinks: NavItem[] = [
  { label: "Apartment", href: listingPath({ propertyType: "Apartment" }) },
  { label: "Villa", href: listingPath({ propertyType: "Villa" }) },
  { label: "Plots", href: listingPath({ propertyType: "Plot" }) },
];

/** "Our Services" (specification, section 2). */
export const serviceLinks: NavItem[] = [
  ...typeLinks,
  { label: "Home Loan", href: paths.homeLoan },
  { label: "Interior Designs", href: paths.interiorDesign },
];

/**
 * "Property Guide" of the menu; the addresses are the specification's (docs/readings.md, "Docs Required for Home
 * Loan").
 */
export const propertyGuideLinks: NavItem[] = [
  { label: "Docs Required for Home Loan", href: paths.homeLoanAssistance },
  { label: "EMI Calculator", href: paths.emiCalculator },
  { label: "Faq", href: paths.faqs },
  { label: "Home Loan", href: paths.homeLoan },
];

export const allBuilders: NavItem = { label: "All builders", href: paths.builders };

/** What we have worked out ourselves: no words of the specification lead there. */
const figureLinks: NavItem[] = [
  { label: "Property prices", href: paths.prices },
  { label: "The whole cost", href: paths.totalCost },
  { label: "What we can afford", href: paths.afford },
  { label: "Our open book", href: paths.quality },
];

/** The menu's links that belong to no group. */
export const menuLinks: NavItem[] = [
  { label: "Get a Home Loan", href: paths.homeLoanAssistance },
  { label: "Interior Design", href: paths.interiorDesign },
  allBuilders,
  ...figureLinks,
];

export const quickLinks: NavItem[] = [
  { label: "Home Loan", href: paths.homeLoan },
  { label: "Docs Required for Home Loan", href: "/docs-required" },
  { label: "Property Buying Steps", href: "/property-buying-steps" },
  { label: "EMI Calculator", href: paths.emiCalculator },
  { label: "FAQ'S", href: paths.faqs },
  { label: "Blogs", href: paths.blog },
  { label: "Vaastu Tips", href: "/vaastu-tips" },
  { label: "Builder Partners", href: "/builder-partners" },
];

export const resourceLinks: NavItem[] = [
  { label: "About Us", href: paths.about },
  { label: "Contact Us", href: paths.contact },
  { label: "Get a Home Loan", href: paths.homeLoanAssistance },
  { label: "Interior Design", href: paths.interiorDesign },
  ...figureLinks,
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Accessibility", href: paths.accessibility },
];
