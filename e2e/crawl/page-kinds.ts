import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";

/** A page of each kind that is there in all languages, by its address in English; the last are not there. */
const translatedKinds = [
  "/",
  "/propertylist",
  "/propertylist?propertyType=Plot",
  "/propertylist?location=Kokapet&bedrooms=3BHK&sort=price_asc",
  "/propertylist?location=Kokapet&view=map",
  "/propertylist?view=places",
  "/properties?location=Nowhere",
  "/propertydetails/1",
  "/builders",
  "/builders/aurovelle-homes",
  "/price-trends",
  "/price-trends/hyderabad/kokapet",
  "/compare?project=1&project=2",
  "/shortlist",
  "/shortlist/copy?project=1",
  "/visit-sheet?project=1",
  "/total-cost?project=1&plan=0",
  "/what-we-can-afford",
  "/emi-calculator",
  "/enquire/enquiry?project=1",
  "/thank-you?form=contact&reference=ABCD-EFGH",
  "/saved-search?location=Kokapet",
  "/home-loan",
  "/home-loan-assistance",
  "/home-loan-facility",
  "/interior-design",
  "/docs-required",
  "/property-buying-steps",
  "/vaastu-tips",
  "/builder-partners",
  "/aboutus",
  "/contactus",
  "/faqs",
  "/quality",
  "/privacy-policy",
  "/accessibility",
  "/privacy-notice/contact",
  "/offline",
  "/consent/none",
  "/saved-search/none",
  "/nothing-here",
];

/** What is written in English alone: posts by staff, and tools. */
const englishKinds = [
  "/blog",
  "/blog-detail/what-an-emi-does-over-20-years",
  "/share-preview",
  "/pdf-viewer?url=/brochures/zk-blr-0002.pdf",
  "/blog-detail/none",
];

/** A page of each kind in each language. */
export const kindsOfPages = [
  ...englishKinds,
  ...(["en", ...otherLanguages] as const).flatMap((language) =>
    translatedKinds.map((path) =>
      path === "/nothing-here" && language !== "en" ? `/${language}${path}` : addressIn(language, path),
    ),
  ),
];

/** Whether a kind is one of what is not there. */
export function isMissing(path: string): boolean {
  return /\/(?:none|nothing-here)$/.test(path);
}
