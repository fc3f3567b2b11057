import { balanceShare, exactInstalment } from "@/lib/emi/emi";

/**
 * Two families with the same money: one buys, the other rents the same home and saves what the first pays beside the
 * rent. Money in rupees, shares in percent a year, all of them guesses of whoever asks.
 */
export type RentQuestion = {
  price: number;
  /** The money of one's own that buying takes at the beginning. */
  own: number;
  loan: number;
  rate: number;
  years: number;
  /** Of a month, in the first year. */
  rent: number;
  /** What only an owner pays each month. */
  upkeep: number;
  rentRise: number;
  /** How fast the price of the home changes. */
  growth: number;
  /** What savings earn. */
  savings: number;
};

/** What each of the two has after `year` years: the home less what is owed, or the savings; whole rupees. */
export type RentYear = { year: number; buying: number; renting: number };

export const rentHorizon = 20;

/** Year by year, up to `rentHorizon`. */
export function rentOrBuy(question: RentQuestion): RentYear[] {
  const { price, own, loan, rate, years, growth, savings, upkeep, rentRise } = question;
  const instalment = loan > 0 ? exactInstalment(loan, rate, years) : 0;
  const monthly = Math.expm1(Math.log1p(savings / 100) / 12);
  let [rented, owned, rent] = [own, 0, question.rent];
  return Array.from({ length: rentHorizon }, (_, at) => {
    for (let month = at * 12; month < at * 12 + 12; month++) {
      // Whoever pays less in a month saves the difference.
      const more = (month < years * 12 ? instalment : 0) + upkeep - rent;
      rented = rented * (1 + monthly) + Math.max(0, more);
      owned = owned * (1 + monthly) + Math.max(0, -more);
    }
    rent *= 1 + rentRise / 100;
    const months = Math.min((at + 1) * 12, years * 12);
    const home = price * (1 + growth / 100) ** (at + 1) - loan * balanceShare(rate, months, years * 12);
    return { year: at + 1, buying: Math.round(home + owned), renting: Math.round(rented) };
  });
}

/** The first year after which buying has more; `null` if none within the horizon. */
export function yearBuyingLeads(rows: readonly RentYear[]): number | null {
  return rows.find(({ buying, renting }) => buying >= renting)?.year ?? null;
}

/**
 * The growth of the price, in percent a year to one decimal, from which buying has more after `year` years. It needs no
 * guess of that growth, so it is what the guesses are best compared with.
 */
export function growthToBreakEven(question: RentQuestion, year: number): number {
  const row = rentOrBuy({ ...question, growth: 0 })[year - 1];
  if (!row) throw new RangeError(`No year ${year} within the horizon`);
  const needed = row.renting - row.buying + question.price;
  return Math.round(((Math.max(0, needed) / question.price) ** (1 / year) - 1) * 1_000) / 10;
}
