import type { Survey } from "@/lib/catalogue/store/survey-mutations";

/** An import that takes more than this part out of the site, or changes the price of more than that, is asked about. */
const mostHidden = 1 / 10;
const mostPrices = 1 / 2;

/** What an import would take away, as sentences; none if it is nothing unusual. */
export function dangersOf({ projects, all, hidden, priceChanged }: Survey): string[] {
  const figure = (count: number) => count.toLocaleString("en-IN");
  return [
    ...(hidden > all * mostHidden
      ? [
          `It would take ${figure(hidden)} of ${figure(all)} projects and posts out of the site, more than a tenth.`,
        ]
      : []),
    ...(priceChanged > projects * mostPrices
      ? [
          `It would change the price of ${figure(priceChanged)} of ${figure(projects)} projects, more than half.`,
        ]
      : []),
  ];
}
