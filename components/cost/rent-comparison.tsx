import { TableBox } from "@/components/ui/table-box";
import { Said } from "@/components/ui/said";
import { formatCount, formatPrice } from "@/lib/base/format";
import type { CostReading } from "@/lib/cost/read-cost";
import {
  growthToBreakEven,
  rentHorizon,
  rentOrBuy,
  yearBuyingLeads,
  type RentQuestion,
  type RentYear,
} from "@/lib/cost/rent-or-buy";
import { ownMoney } from "@/lib/cost/whole-cost";
import { ChartKey } from "./cost-bar";
import { t } from "@/lib/base/language";

const shownYears = [1, 3, 5, 10, 15, 20];

/** Once a rent is typed: what each of two families has after some years, and the growth of prices at which they are equal. */
export function RentComparison({ reading }: { reading: CostReading }) {
  const question = questionOf(reading);
  if (!question) {
    return (
      <p className="rounded-card bg-surface-warm text-ink-600 p-4 @sm:p-6 print:hidden">
        {t(
          "Fill in the price, the loan’s rate and years, the rent of such a home and the guesses to see who has more after some years: the family that buys, or the one that rents and saves the difference.",
        )}
      </p>
    );
  }
  const rows = rentOrBuy(question);
  const leads = yearBuyingLeads(rows);
  const ten = growthToBreakEven(question, 10);
  return (
    <div className="rounded-card border-surface-line border p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      <p className="tabular-nums">
        <Said
          words="After 10 years buying is ahead {when}."
          when={
            <b>
              {ten > 0
                ? t("if the home’s price has risen by more than {percent}% a year", { percent: ten })
                : ten > -50
                  ? t("unless the home’s price has fallen by more than {percent}% a year", { percent: -ten })
                  : t("whatever happens to the home’s price")}
            </b>
          }
        />
      </p>
      <p className="text-ink-600 mt-1 text-sm">
        {leads === null
          ? t("With your guess of {growth}% renting stays ahead for all {years} years.", {
              ...{ growth: question.growth, years: rentHorizon },
            })
          : leads === 1
            ? t("With your guess of {growth}% buying is ahead from the first year.", question)
            : t("With your guess of {growth}% buying is ahead from year {year}.", {
                ...{ growth: question.growth, year: leads },
              })}{" "}
        {t("Nobody knows the three guesses: try others before you believe a figure.")}
      </p>
      <Curves rows={rows} />
      <TableBox label={t("Year by year")} className="mt-4">
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="text-ink-600 pb-2 text-left text-sm">
            {t(
              "Who buys has the home less what is owed; who rents has saved the own money and the difference each month.",
            )}
          </caption>
          <thead className="border-surface-line border-b">
            <tr>
              <th scope="col" className="py-2 text-left">
                {t("After")}
              </th>
              <th scope="col" className="px-2 py-2">
                {t("Buying")}
              </th>
              <th scope="col" className="py-2">
                {t("Renting")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-surface-line divide-y">
            {rows
              .filter(({ year }) => shownYears.includes(year))
              .map(({ year, buying, renting }) => (
                <tr key={year}>
                  <th scope="row" className="py-2 text-left font-normal">
                    {formatCount(year, "year")}
                  </th>
                  <td className={`px-2 py-2 ${buying >= renting ? "font-bold" : ""}`}>{signed(buying)}</td>
                  <td className={`py-2 ${renting > buying ? "font-bold" : ""}`}>{signed(renting)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  );
}

function questionOf({ numbers, loan, cost }: CostReading): RentQuestion | null {
  const { price, rent, rate, years, rise, growth, savings, upkeep } = numbers;
  if (
    !cost ||
    !price ||
    !rent ||
    rate === null ||
    years === null ||
    rise === null ||
    growth === null ||
    savings === null
  )
    return null;
  return {
    ...{ price, own: ownMoney(cost, loan), loan, rate, years },
    ...{ rent, upkeep: upkeep ?? 0, rentRise: rise, growth, savings },
  };
}

function signed(rupees: number): string {
  return rupees < 0 ? `−${formatPrice(-rupees)}` : formatPrice(rupees);
}

/** Both over the years on one scale; the table says the same in figures. */
function Curves({ rows }: { rows: readonly RentYear[] }) {
  const values = rows.flatMap(({ buying, renting }) => [buying, renting]);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const path = (of: (row: RentYear) => number) =>
    `M${rows.map((row) => `${((row.year - 1) * 300) / (rentHorizon - 1)} ${(100 - ((of(row) - low) / (high - low)) * 100).toFixed(2)}`).join("L")}`;
  return (
    <figure className="mt-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible print:h-24 print:[print-color-adjust:exact]"
      >
        <path
          d="M0 0H300M0 50H300M0 100H300"
          vectorEffect="non-scaling-stroke"
          className="stroke-surface-line"
        />
        <path
          d={path(({ renting }) => renting)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-gold-500 stroke-3"
        />
        <path
          d={path(({ buying }) => buying)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand-600 stroke-3"
        />
      </svg>
      <figcaption className="text-ink-600 mt-2 flex flex-wrap gap-x-4 text-sm">
        <ChartKey swatch="bg-brand-600" name={t("Buying")} />
        <ChartKey swatch="bg-gold-500" name={t("Renting")} />
        <span className="ml-auto">{t("1 to {years} years", { years: rentHorizon })}</span>
      </figcaption>
    </figure>
  );
}
