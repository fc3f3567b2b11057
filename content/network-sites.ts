/** Sister sites of the company. As shipped these are samples: their addresses are reserved for examples and sell nothing. */
export const networkSites = [
  { name: "Deccan Villas (sample)", href: "https://example.com/" },
  { name: "Charminar Rentals (sample)", href: "https://example.org/" },
  { name: "Golconda Interiors (sample)", href: "https://example.net/" },
] as const;
