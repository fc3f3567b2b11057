import type { GuidePage } from "@/lib/guides/guide";
import { brand, places } from "./site";

/** What pages without a file of their own are called; `description` is for search engines (70 to 160 characters). */
export const homePage = {
  title: `Homes in ${places.city}, 0% Brokerage | ${brand.name}`,
  description: `Search apartments, villas and plots in ${places.city} with prices, floor plans and RERA numbers. Buyers pay no brokerage.`,
};

/** Its description: `contactDescription` in `lib/seo/office-words.ts`. */
export const contactPage = {
  title: "Contact Us",
  lead: "Ask about a project, a site visit or a loan. A person answers, and advice is free.",
};

export const interiorDesignPage: GuidePage = {
  title: "Interior Design",
  lead: "The day you get the keys, a flat is bare walls. Our designers turn it into a home, room by room.",
  description:
    "From an empty flat to a home you can move into: plans, a fixed quotation and one person to call until the work is done.",
};

export const buildersPage: GuidePage = {
  title: "Builders",
  lead: "Every builder with projects on our list, and what each of them builds.",
  description:
    "The builders whose homes and plots we show, each with all of its projects: prices, places, possession and RERA numbers.",
};

export const blogPage: GuidePage = {
  title: "Blog",
  lead: "What to check, ask and work out before you buy a home, in plain words.",
  description: `Plain advice for home buyers in ${places.city}: RERA checks, carpet area, the cost beyond the price, loans, plots and site visits.`,
};

export const pricesPage: GuidePage = {
  title: "Property prices",
  lead: "What is asked per sq ft where we sell, from our own list: the middle price, how far prices spread, and since when we know.",
  description:
    "Asking prices per sq ft of flats, villas and plots by city and locality, from our own list, with how many homes each figure is of.",
};

/** How the figures of prices come about, and what they don't tell. */
export const pricesMade = [
  "Asking prices of the homes and plots on our own list, nothing else: nobody has paid them yet, and what others sell here is not among them.",
  "A flat or villa is its floor plan: price by the area that its builder states, mostly super built-up. By carpet area the figures would be higher. A plot is its lowest price by its smallest area.",
  "Fewer than five of a kind, or all of one project, tell nothing of a place.",
  "On its card a project in the lower quarter of its type and locality is “cheaper than most”, in the upper quarter “dearer than most”, and between them “mid-priced”. Of its floor plans the middle one counts.",
  "By month each project on the site at the month’s end counts once: its lowest price then by its smallest area now. The median moves too when projects come and go.",
] as const;
