/** Where a RERA number is looked up: the site of a state's authority, and the day on which its address was checked. */
export type ReraAuthority = {
  state: string;
  site: string;
  href: string;
  checked: string;
  /** What its numbers look like, in words for visitors. */
  numbers?: string;
  /** The same for records, where it is known for certain. */
  form?: { pattern: RegExp; words: string };
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
    form: { pattern: /^P\d{11}$/, words: "P and eleven digits" },
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
  exempt: "RERA registration not needed: {ground}",
} as const;

/**
 * Why a project may be advertised without a number (the exemptions of the RERA Act; the last: there is no register yet), by the name
 * that records have for it, as visitors read it. The Act was in force from 1 May 2017.
 */
export const reraExemptions = {
  "land up to 500 sq m": "its land is not more than 500 square metres",
  "up to 8 homes": "it has not more than 8 homes",
  "completed before the Act": "it was completed before 1 May 2017",
  "register not in force": "the register of its state was not in force",
} as const;
