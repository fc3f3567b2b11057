/** A lender; `logo` is its wordmark, with a symbol in the square at its left. */
export type Lender = { name: string; logo: string };

/** SAMPLES: fictional lenders. Put the logos of your own here, with their consent, and set the flag to false. */
export const lendersAreSamples = true;

export const lenders: readonly Lender[] = [
  { name: "Grihasaar Home Finance", logo: "/media/lenders/grihasaar.svg" },
  { name: "Nidhivan Bank", logo: "/media/lenders/nidhivan.svg" },
  { name: "Tridhara Capital", logo: "/media/lenders/tridhara.svg" },
  { name: "Sevamudra Bank", logo: "/media/lenders/sevamudra.svg" },
  { name: "Kuberaya Housing Finance", logo: "/media/lenders/kuberaya.svg" },
  { name: "Vriddhika Loans", logo: "/media/lenders/vriddhika.svg" },
  { name: "Aasrayam Mortgage Co.", logo: "/media/lenders/aasrayam.svg" },
  { name: "Deccanova Credit", logo: "/media/lenders/deccanova.svg" },
];
