import type { PropertyType, Status } from "@/lib/projects/project/filter-table.mjs";

/*
 * What buyers type for a filter (docs/readings.md, "phrases in the search"), in lower case, words with single spaces between them. What
 * stands for a number, a unit or a limit is read by `read-phrase.ts`.
 */

type Meaning =
  | { propertyType: PropertyType }
  | { status: Status[] }
  | { availability: "Resale" | "New" }
  | { possession: "6months" | "1yr" };

const meanings: [Meaning, string][] = [
  [
    { propertyType: "Apartment" },
    "flat, flats, apartment, apartments, appartment, appartments, apartement, apartments flat, condo, అపార్ట్మెంట్, ఫ్లాట్, अपार्टमेंट, फ्लैट, फ़्लैट",
  ],
  [
    { propertyType: "Villa" },
    "villa, villas, vila, vilas, duplex, duplex villa, duplex house, bungalow, row house, row houses, independent house, independent houses, independent home, independent villa, విల్లా, విల్లాలు, विला",
  ],
  [
    { propertyType: "Plot" },
    "plot, plots, open plot, open plots, land, lands, site, sites, villa plot, villa plots, residential plot, residential plots, ప్లాట్, ప్లాట్లు, స్థలం, प्लॉट, ज़मीन, जमीन",
  ],
  [
    { status: ["Ready to Move"] },
    "ready to move, ready to move in, ready to occupy, ready for possession, ready possession, immediate possession, rtm, ready, readymade, gruhapravesam ready",
  ],
  [{ status: ["Under Construction"] }, "under construction, underconstruction, ongoing, on going"],
  [{ status: ["New Launch"] }, "new launch, new launches, newly launched, new launched, just launched"],
  [
    { status: ["Launching Soon"] },
    "launching soon, upcoming, up coming, pre launch, prelaunch, pre launches, coming soon",
  ],
  [{ availability: "Resale" }, "resale, re sale, second hand, secondhand"],
  [
    { availability: "New" },
    "brand new, first sale, new home, new homes, new house, new houses, new project, new projects, new property",
  ],
];

/** By the words of a phrase, joined by blanks. */
export const wordMeanings = new Map(
  meanings.flatMap(([meaning, words]) => words.split(", ").map((word) => [word, meaning] as const)),
);

const set = (words: string) => new Set(words.split(", "));

export const bedroomWords = set(
  "bhk, bhks, bed, beds, bedroom, bedrooms, bed room, bed rooms, బిహెచ్కె, బెడ్రూమ్, बीएचके, बेडरूम",
);
export const bathroomWords = set("bath, baths, bathroom, bathrooms, toilet, toilets, washroom, washrooms");
export const lakhWords = set("l, lac, lacs, lakh, lakhs, lk, lks, lakhe, లక్షలు, లక్షల, లక్ష, लाख");
export const croreWords = set("cr, crs, crore, crores, c, కోటి, కోట్లు, కోట్ల, करोड़, करोड");
export const sqftWords = set("sqft, sft, sq ft, sq feet, sqfeet, square feet, square foot, sq fts, sqfts");
export const sqydWords = set(
  "sqyd, sqyds, sq yd, sq yds, sq yard, sq yards, square yard, square yards, gaj, gajam, gajalu, sqyards, yards",
);
export const monthWords = set("month, months, mnths, mths");
export const yearWords = set("year, years, yr, yrs");
export const kmWords = set("km, kms, kilometer, kilometers, kilometre, kilometres");

export const mostWords = set(
  "under, below, less than, lesser than, upto, up to, within, max, maximum, not more than, budget, budget of, budget under, budget is, in budget, budget upto, budget up to, max budget, my budget is, lower than, lessthan, in",
);
export const leastWords = set(
  "above, over, more than, from, min, minimum, starting, starting from, starting at, atleast, at least, greater than, morethan",
);
export const aboutWords = set("around, about, approx, approximately, near, nearly, arround");
/** After an amount. */
export const mostAfter = set(
  "max, maximum, or less, and below, or below, and under, tak, ke andar, lopu, below, కింద, లోపు, तक",
);
export const leastAfter = set(
  "+, plus, and above, or more, or above, onwards, above, and more, se upar, min, minimum",
);
export const nearWords = set(
  "near, nearby, near by, close to, next to, around, beside, near to, surrounding, దగ్గర, के पास, पास",
);

export const numberWords = new Map(
  ["one", "two", "three", "four", "five"].map((word, index) => [word, index + 1]),
);

/** Said of anything, so they say nothing. */
export const noise = set(
  "a, an, the, in, at, on, of, for, with, and, or, to, by, is, are, i, me, my, we, us, want, wanted, need, needed, looking, search, searching, find, show, list, buy, buying, purchase, sale, sales, sell, home, homes, house, houses, property, properties, project, projects, real estate, location, locality, price, prices, cost, rate, rates, budget, good, best, cheap, low, affordable, please, pls, plz, available, gated, community, gated community, all, any, some, only, within, under, లో, में, के, की, का",
);
