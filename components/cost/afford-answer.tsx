import type { ReactNode } from "react";
import { lenderCustoms, loanCaps } from "@/content/buying-costs";
import { formatCount, formatPrice, formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { type Affordable, type Means, mostAffordable, roomForEmi, yearsToPay } from "@/lib/cost/afford";
import type { AffordReading } from "@/lib/cost/afford-inputs";
import { type Figure, FigureList } from "./cost-bar";

const { easyPercent, mostPercent, lastAge } = lenderCustoms;

type Props = { reading: AffordReading; children: ReactNode };

/** The dearest home in reach, as people say it, and what sets the limit. */
export function AffordAnswer({ reading: { means, most }, children }: Props) {
  return (
    <div className="rounded-card bg-surface-warm p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      <p role="status">
        <span className="text-ink-600 block">{t("The dearest home in your reach")}</span>
        <span className="block text-[min(2rem,10vw)] leading-tight font-black wrap-anywhere tabular-nums @lg:text-4xl">
          {most ? formatPrice(most.price) : "–"}
        </span>
        {most && means && <span className="block font-bold tabular-nums">{inWords(most, means)}</span>}
        <span className="text-ink-600 mt-1 block text-sm tabular-nums">{limitWords(most, means)}</span>
      </p>
      {children}
    </div>
  );
}

/** "₹62,400 a month for 20 years, and ₹19 L of your own". */
function inWords({ loan, emi, own }: Affordable, { years }: Means): string {
  return loan > 0
    ? t("{emi} a month for {years}, and {own} of your own", {
        ...{ emi: formatRupees(emi), years: formatCount(years, "year"), own: formatPrice(own) },
      })
    : t("{own} of your own, and no loan", { own: formatPrice(own) });
}

function limitWords(most: Affordable | null, means: Means | null): string {
  if (!means) return t("Fill in income, savings, age and rate to see a price.");
  const cap = loanCaps[0].percent;
  if (!most) {
    return t(
      "No home is in reach yet: a loan pays for {percent}% of a price at most, and for no tax or duty. The rest has to be saved.",
      { percent: cap },
    );
  }
  if (means.years === 0) {
    return t("Lenders usually lend to the age of {age}, so savings have to pay for all of it.", {
      age: lastAge,
    });
  }
  return most.limit === "income"
    ? t(
        "Income sets the limit: lenders usually let all EMIs take {percent}% of it, which leaves {room} a month.",
        { percent: mostPercent, room: formatRupees(roomForEmi(means, mostPercent)) },
      )
    : t("Savings set the limit: a loan pays for a part of the price only, and for no tax or duty.");
}

/** Where the money goes, what a smaller EMI comes to, and what would change the price. */
export function AffordFigures({ reading }: { reading: AffordReading }) {
  const { numbers, means, most, easy, sought } = reading;
  if (!means || !most) return null;
  const { cost, loan, own } = most;
  const parts: Figure[] = cost.lines
    .filter(({ id }) => id !== "charges")
    .map(({ label, working, rupees }) => ({
      ...{ name: label, note: working },
      value: rupees === null ? t("Not known") : formatRupees(rupees),
    }));
  return (
    <>
      <FigureList
        title={t("Where the money goes")}
        figures={[
          ...parts,
          { name: t("In all, as far as it is known"), value: formatRupees(cost.total), isSum: true },
          { name: t("Loan"), value: formatRupees(loan) },
          { name: t("Your own money"), value: formatRupees(own) },
        ]}
      />
      {easy?.price !== most.price && (
        <FigureList
          title={t("At ease, and at the most")}
          figures={[
            stepOf(t("EMIs take {percent}% of the income", { percent: easyPercent }), easy, means),
            stepOf(t("EMIs take {percent}% of the income", { percent: mostPercent }), most, means),
          ]}
        />
      )}
      <FigureList
        title={t("What would change the price")}
        figures={changesOf(means, numbers.age ?? lastAge).map(({ name, means: changed }) => {
          const then = mostAffordable(changed, mostPercent, sought);
          const more = (then?.price ?? 0) - most.price;
          return {
            ...{ name, note: more > 0 ? t("{price} more", { price: formatPrice(more) }) : t("No change") },
            value: then ? formatPrice(then.price) : "–",
          };
        })}
      />
    </>
  );
}

function stepOf(name: string, step: Affordable | null, means: Means): Figure {
  return step
    ? { name, note: inWords(step, means), value: formatPrice(step.price) }
    : { name, value: t("None") };
}

const [moreIncome, moreSavings, laterAge] = [10_000, 500_000, 65];

/** What a family might do, and its means then. */
function changesOf(means: Means, age: number): { name: string; means: Means }[] {
  const years = yearsToPay(age, laterAge);
  return [
    {
      name: t("{rupees} more income a month", { rupees: formatRupees(moreIncome) }),
      means: { ...means, income: means.income + moreIncome },
    },
    {
      name: t("{price} more savings", { price: formatPrice(moreSavings) }),
      means: { ...means, savings: means.savings + moreSavings },
    },
    ...(means.emis > 0 ? [{ name: t("Without the other EMIs"), means: { ...means, emis: 0 } }] : []),
    ...(years > means.years
      ? [
          {
            name: t("A loan to the age of {age}, as some lenders give", { age: laterAge }),
            means: { ...means, years },
          },
        ]
      : []),
  ];
}
