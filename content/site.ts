export type Day = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";
/** Open on these days between two times of India, `10:00` to `19:00`. */
export type OpeningHours = { days: readonly Day[]; opens: string; closes: string };

export type Office = {
  /** What it is called on the contact page. */
  name: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  hours: readonly OpeningHours[];
};

/* One value each, and not one object of all: code for the browser then carries only what it uses. */

/** Pairs of text and ground must meet WCAG AA (docs/look-and-feel.md, "Tokens"). */
export const colours = {
  brand: { 50: "#FDF2F2", 600: "#B3131E", 700: "#8F0F18" },
  gold: { 100: "#F8F0DA", 500: "#C9A13B", 700: "#7A5A10" },
};

/** A square drawing, for the header, the icon of the browser's tab and preview pictures. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.brand[600]}"/><circle cx="16" cy="11.5" r="5" fill="none" stroke="#FFFFFF" stroke-width="3"/><path d="M16 18v9m0-1.5h4.5M16 21.5h3" stroke="${colours.gold[500]}" stroke-width="3" fill="none"/></svg>`;

/**
 * The company, in this one file: put your own here. Every claim carries the date from which it holds.
 * As shipped, company, address and numbers are fictional.
 */
export const brand = {
  name: "Zerokey Homes",
  /** At most 14 letters: stands in the header of a phone when the name is longer. */
  shortName: "Zerokey",
  tagline: "0% Brokerage. 100% Happiness.",
  founded: 2011,
  phone: "1800 000 0000",
  phoneLink: "tel:18000000000",
  email: "hello@zerokey.example",
  whatsappNumber: "910000000000",
  whatsappGreeting: "Hello! I have a question about your properties.",
  about:
    "Zerokey Homes is a channel partner of property developers, based in Hyderabad since 2011. Developers pay us when a home is booked, so buyers pay no brokerage.",
};

/**
 * A registration of the company as real estate agent (the RERA Act asks for one in each state), as its certificate says it. Both days belong to it.
 * `certificate`: where it can be seen.
 */
export type AgentRegistration = {
  state: string;
  number: string;
  from: string;
  until: string;
  certificate?: string;
  /** It is none: its number is shown as a sample. */
  isSample?: boolean;
};

/** Shown wherever the company speaks, until an owner saves others at the desk; one that is past its last day is not, and `npm start` and the desk say so. */
export const agentRegistrations: readonly AgentRegistration[] = [
  { state: "Telangana", number: "A00000000000", from: "2025-10-01", until: "2030-09-30", isSample: true },
];

/**
 * Who answers complaints about personal data: the law wants a person who can be reached. As shipped, nobody: shown as a sample.
 * `since`: the day of the last change of this or of the mail and phone above; notices have a new version from then on.
 */
export const grievanceOfficer = {
  name: "Asha Verma",
  email: "grievance@zerokey.example",
  since: "2026-11-29",
  isSample: true,
};

/** The registered one first. */
export const offices: readonly [Office, ...Office[]] = [
  {
    name: "Registered office",
    street: "4th Floor, Sample House, Road No. 2, Banjara Hills",
    city: "Hyderabad",
    state: "Telangana",
    postalCode: "500034",
    hours: [{ days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], opens: "10:00", closes: "19:00" }],
  },
];

/** Where the company sells: its city, and the localities that footer and home page lead to. */
export const places = {
  city: "Hyderabad",
  localities: [
    ...["Kokapet", "Gachibowli", "Kondapur", "Tellapur", "Narsingi"],
    ...["Manikonda", "Kompally", "Miyapur", "Bachupally", "Kukatpally"],
  ],
  starting: [
    { name: "Kokapet", text: "New towers beside the Outer Ring Road, minutes from the Financial District." },
    { name: "Gachibowli", text: "Offices, hospitals and schools near by, with homes old and new." },
    { name: "Tellapur", text: "Calmer streets in the west, with apartments and gated villas." },
    { name: "Kompally", text: "Villas and plots along the northern highway, with room to build." },
  ],
};

export const socialLinks = [
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "YouTube", href: "https://www.youtube.com/" },
  { name: "LinkedIn", href: "https://www.linkedin.com/" },
];

/** A claim and the day from which it was true. */
export type Claim = { figure: string; label: string; asOf: string };

export const claims: readonly Claim[] = [
  { figure: "Zero", label: "Brokerage services", asOf: "2011-01-01" },
  { figure: "200+", label: "Happy customers", asOf: "2026-10-01" },
  { figure: "500 Cr+", label: "Worth of homes sold", asOf: "2026-10-01" },
  { figure: "55+", label: "Relationship managers", asOf: "2026-10-01" },
];

/** The strip on About Us and home (specification, section 1). */
export const developersClaim: Claim = { figure: "500+", label: "developers", asOf: "2026-10-01" };

/** What the assistance strip says of the company's network (specification, sections 1 and 9). */
export const networkClaims: readonly Claim[] = [
  { figure: "50+", label: "banks", asOf: "2026-10-01" },
  developersClaim,
];
