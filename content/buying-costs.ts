/**
 * What a home costs beside its price, as public rules say it. Each fact has the day from which it holds, who says so, and
 * the day on which it was collected; pages show these, and say "may be out of date" after `factTermDays`. Whoever looks
 * one up again writes the new day and their own name.
 */
export type DatedFact = {
  label: string;
  value: string;
  /** The day or year from which it holds. */
  since: string;
  source: string;
  /** What is not certain about it. */
  doubt?: string;
  asOn: string;
  checkedBy: string;
};

/** After so many days a fact is to be looked up again. */
export const factTermDays = 183;

const collected = {
  asOn: "2026-11-21",
  checkedBy: "our office, from published text and not from the authority itself",
};

/** On a home bought before its occupancy certificate; none after it, and none on a bare plot. */
export const gst = {
  percent: 5,
  /** Of a home with at most this carpet area in one of the metropolitan cities, and at most this price. */
  affordable: { percent: 1, carpetSquareMetres: 60, rupees: 4_500_000 },
  metros: [
    ...["Hyderabad", "Secunderabad", "Bengaluru", "Chennai", "Delhi", "New Delhi", "Noida", "Greater Noida"],
    ...["Ghaziabad", "Gurugram", "Faridabad", "Kolkata", "Mumbai"],
  ],
} as const;

/** Held back from the seller and paid to the tax office, from this price on: no cost, but the buyer's duty. */
export const tds = { percent: 1, fromRupees: 5_000_000 } as const;

/** The largest loan, as a share of the price, by the size of the loan; `upTo` in rupees. */
export const loanCaps = [
  { upTo: 3_000_000, percent: 90 },
  { upTo: 7_500_000, percent: 80 },
  { upTo: null, percent: 75 },
] as const;

/** Stamp duty, transfer duty and registration of a sale together, in percent of the higher of price and official value. */
export const saleDuties: Readonly<Partial<Record<string, number>>> = { Telangana: 7.5 };

/** The facts behind these numbers, as pages show them. */
export const buyingFacts: Readonly<Record<"gst" | "noGst" | "duty" | "tds" | "loan", DatedFact>> = {
  gst: {
    label: "GST on a home under construction",
    value: "5% of the price; 1% up to 60 m² of carpet area and ₹45 lakh in a metropolitan city",
    since: "2019-04-01",
    source: "taxgarden.in (2026) and other published summaries of the GST rates",
    doubt: "Whether the rates or the limit of ₹45 lakh changed in 2026 could not be confirmed.",
    ...collected,
  },
  noGst: {
    label: "GST after the occupancy certificate, and on a bare plot",
    value: "no GST",
    since: "2019-04-01",
    source: "taxgarden.in (2026) and other published summaries of the GST rates",
    ...collected,
  },
  duty: {
    label: "Stamp duty, transfer duty and registration in Telangana",
    value: "7.5% of the price or of the official value, whichever is higher",
    since: "2021-07-22",
    source: "G.O. Ms. 58, as told by thebetterandhra.com and plots99.com",
    doubt:
      "Sites say 6, 7.5 and 8.5%, and whether official values were raised on 1 August 2025 is claimed and denied. Ask the registration department (igrs.telangana.gov.in) before you sign.",
    ...collected,
  },
  tds: {
    label: "Tax deducted at source",
    value:
      "1% of the price or of the official value, whichever is higher, once either is ₹50 lakh; since April 2026 paid in with Form 141, and the seller gets Form 132, in place of 26QB and 16B",
    since: "2026-04-01",
    source:
      "section 393(1) of the Income-tax Act 2025 as told by caclubindia.com and taxscan.in; before it section 194-IA",
    doubt:
      "Of a seller who lives abroad other rates are held back. That the higher of price and official value still counts under the new Act could not be confirmed.",
    ...collected,
    asOn: "2026-11-27",
  },
  loan: {
    label: "The largest home loan",
    value:
      "90% of the price for a loan up to ₹30 lakh, 80% up to ₹75 lakh, 75% above; duty and registration not counted",
    since: "2015-10-08",
    source: "Business Standard, 8 October 2015 and 9 April 2023, on the circular of the Reserve Bank",
    doubt: "A lender may give less.",
    ...collected,
  },
};

/**
 * What lenders usually allow, by their own custom: the part of a month's income that all EMIs together may take, in percent,
 * at ease and at the most; the age at which a loan has to end, and its years.
 */
export const lenderCustoms = { easyPercent: 40, mostPercent: 50, lastAge: 60, longestYears: 30 } as const;

/** Behind these, as pages show them. No rule: none is in force since a day. */
export const lenderFacts: Readonly<Record<"income" | "age", Omit<DatedFact, "since">>> = {
  income: {
    label: "How much of an income EMIs may take",
    value: "40 to 50% of a month’s income for all EMIs together",
    source:
      "housing.com (“What is my home loan eligibility?”) and ICICI Bank (“What is FOIR”), both without a date",
    doubt: "Each lender decides it; ICICI Bank names 40 to 55%, and the central bank no figure.",
    ...collected,
    asOn: "2026-11-30",
  },
  age: {
    label: "Years of a loan",
    value: "30 at most, and usually to the age of 60",
    source: "CNBC-TV18, 5 September 2019",
    doubt: "Some lenders go to 65, 70 or even 75.",
    ...collected,
    asOn: "2026-11-30",
  },
};

/** What builders charge beside the price, and seldom print: left blank until somebody tells. */
export const usualCharges = [
  "Car parking",
  "Club house and amenities",
  "Corpus or maintenance fund",
  "Advance maintenance",
  "Floor rise or preferred location",
  "Electricity, water and legal charges",
] as const;

export const costPage = {
  title: "The whole cost of a home",
  lead: "The price is only the beginning. Add GST, stamp duty and registration, see how much has to be your own money, what the loan costs, and how it compares with paying rent.",
  description:
    "Work out what a flat, villa or plot costs in all: GST by stage, stamp duty and registration in Telangana, your own money, loan, EMI, and rent against buying.",
};

export const costNotice =
  "An estimate from published rules, not advice. Rules change and have exceptions: check each line with the sub-registrar’s office, your lender and a chartered accountant before you pay.";

export const affordPage = {
  title: "What we can afford",
  lead: "From what you earn, owe and have saved to the price of a home: with GST, duty and the loan that lenders usually give, and the homes that cost no more.",
  description:
    "From income, other EMIs, savings and age to the home you can afford: loan, EMI, own money, GST and stamp duty in Telangana, and the homes at that price.",
};
