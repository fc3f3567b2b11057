/** Where a RERA number is looked up: the site of a state's authority, and the day on which its address was checked. */
export type ReraAuthority = {
  state: string;
  site: string;
  href: string;
  checked: string;
  /** What its numbers look like. */
  numbers?: string;
};

const checked = "2026-11-22";

/** Only states whose address is certain: of a project elsewhere the page has the number without a link. */
export const reraAuthorities: readonly ReraAuthority[] = [
  {
    state: "Telangana",
    site: "rera.telangana.gov.in",
    href: "https://rera.telangana.gov.in/",
    checked,
    numbers: "Project numbers in Telangana so far begin with P.",
  },
  { state: "Andhra Pradesh", site: "rera.ap.gov.in", href: "https://rera.ap.gov.in/", checked },
  { state: "Karnataka", site: "rera.karnataka.gov.in", href: "https://rera.karnataka.gov.in/", checked },
  {
    state: "Maharashtra",
    site: "maharera.maharashtra.gov.in",
    href: "https://maharera.maharashtra.gov.in/",
    checked,
  },
  { state: "Tamil Nadu", site: "rera.tn.gov.in", href: "https://rera.tn.gov.in/", checked },
  { state: "Gujarat", site: "gujrera.gujarat.gov.in", href: "https://gujrera.gujarat.gov.in/", checked },
  { state: "Haryana", site: "haryanarera.gov.in", href: "https://haryanarera.gov.in/", checked },
  { state: "Uttar Pradesh", site: "up-rera.in", href: "https://up-rera.in/", checked },
];

export const reraWords = {
  look: "Look it up at {site}",
} as const;
