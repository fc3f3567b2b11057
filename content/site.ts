/**
 * The company, in one file: put your own here. Every claim carries the date from which it holds.
 * As shipped, company, address and numbers are fictional.
 */
export const brand = {
  name: "Zerokey Homes",
  tagline: "0% Brokerage. 100% Happiness.",
  founded: 2011,
  phone: "1800 000 0000",
  phoneLink: "tel:18000000000",
  email: "hello@zerokey.example",
  whatsappNumber: "910000000000",
  whatsappGreeting: "Hello! I have a question about your properties.",
  address: {
    street: "4th Floor, Sample House, Road No. 2, Banjara Hills",
    city: "Hyderabad",
    state: "Telangana",
    postalCode: "500034",
  },
  about:
    "Zerokey Homes is a channel partner of property developers, based in Hyderabad since 2011. Developers pay us when a home is booked, so buyers pay no brokerage.",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/" },
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
    { name: "LinkedIn", href: "https://www.linkedin.com/" },
  ],
} as const;

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
