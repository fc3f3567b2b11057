import { tds, usualCharges } from "@/content/buying-costs";
import { formatCount, formatPrice, formatRupees } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { formatMonths, withYearlyExtra } from "@/lib/cost/loan-changes";
import type { CostReading } from "@/lib/cost/read-cost";
import { ownMoney, type WholeCost } from "@/lib/cost/whole-cost";
import { emi } from "@/lib/emi/emi";
import { type Figure, FigureList } from "./cost-bar";

type Props = { cost: WholeCost; askPath: string };

/** Each line with how it was worked out. What nobody has told stays blank, and is no part of the sum. */
export function CostLines({ cost, askPath }: Props) {
  const lines = cost.lines.map(({ label, working, rupees }) => ({
    ...{ name: label, note: working },
    value: rupees === null ? <span className="text-brand-600">{t("Not told")}</span> : formatRupees(rupees),
  }));
  const sum = {
    name: cost.unknown.length > 0 ? t("What is known") : t("In all"),
    ...{ value: formatRupees(cost.total), isSum: true },
  };
  return (
    <FigureList title={t("Line by line")} figures={[...lines, sum]}>
      {cost.lines.at(-1)?.rupees === null && (
        <p>
          {t(
            "Builders seldom print what they charge for {charges}. Ask for the cost sheet before you pay to book.",
            { charges: inWords(usualCharges) },
          )}{" "}
          <a
            href={here(askPath)}
            rel="nofollow"
            className="text-brand-600 font-bold underline underline-offset-4 print:hidden"
          >
            {t("Ask us what they are")}
          </a>
        </p>
      )}
    </FigureList>
  );
}

function inWords(names: readonly string[]): string {
  const lower = names.map((name) => t(name)).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return `${lower.slice(0, -1).join("; ")}; ${lower.at(-1)}`;
}

/** The instalment, what paying in extra saves, and what another rate costs. Nothing without rate and years. */
export function LoanCost({ reading: { numbers, loan, mostLoan } }: { reading: CostReading }) {
  const { rate, years, extra, change } = numbers;
  if (loan <= 0) return <FigureList figures={[{ name: t("Loan"), value: t("None") }]} />;
  if (rate === null || years === null) {
    return (
      <FigureList figures={[{ name: t("Loan"), value: formatRupees(loan) }]}>
        <p>{t("Fill in the rate and the years to see the instalment.")}</p>
      </FigureList>
    );
  }
  const instalment = emi(loan, rate, years);
  const agreed = withYearlyExtra(loan, rate, years, 0);
  const figures: Figure[] = [
    { name: loan === mostLoan ? t("The largest loan allowed") : t("Loan"), value: formatRupees(loan) },
    {
      name: t("EMI over {years} at {rate}%", { years: formatCount(years, "year"), rate }),
      value: formatRupees(instalment),
    },
    { name: t("Interest in all"), value: formatRupees(agreed.interest) },
  ];
  const sooner = extra ? withYearlyExtra(loan, rate, years, extra) : null;
  const other = change !== null && change !== 0 && rate + change > 0 ? rate + change : null;
  const otherEmi = other === null ? 0 : emi(loan, other, years);
  const changed = {
    ...{ rate: Math.round((other ?? 0) * 10_000) / 10_000, emi: formatRupees(otherEmi) },
    change: formatRupees(Math.abs(otherEmi - instalment)),
  };
  return (
    <FigureList figures={figures}>
      {sooner && extra && (
        <p>
          {t(
            "With {extra} paid in at the end of each year it ends after {months}, {sooner} sooner, and costs {saved} less in interest.",
            {
              ...{ extra: formatPrice(extra), saved: formatPrice(agreed.interest - sooner.interest) },
              ...{ months: formatMonths(sooner.months), sooner: formatMonths(agreed.months - sooner.months) },
            },
          )}
        </p>
      )}
      {other !== null && (
        <p>
          {otherEmi > instalment
            ? t("At {rate}% from the first month the EMI is {emi}: {change} more each month.", changed)
            : t("At {rate}% from the first month the EMI is {emi}: {change} less each month.", changed)}
        </p>
      )}
    </FigureList>
  );
}

type OwnMoneyProps = { cost: WholeCost; reading: CostReading };

/** What has to be one's own money, and when; duty lies outside every loan. */
export function OwnMoney({ cost, reading: { loan } }: OwnMoneyProps) {
  const [price, gst, duty, charges] = cost.lines.map(({ rupees }) => rupees);
  const figures: Figure[] = [
    { name: t("The part of the price that no loan covers"), value: formatRupees((price ?? 0) - loan) },
    ...(gst ? [{ name: t("GST, with each payment to the builder"), value: formatRupees(gst) }] : []),
    {
      name: t("Duty and registration, on the day of registration"),
      value: duty === null || duty === undefined ? t("Not known") : formatRupees(duty),
    },
    ...(charges ? [{ name: t("Other charges"), value: formatRupees(charges) }] : []),
    { name: t("Your own money"), value: formatRupees(ownMoney(cost, loan)), isSum: true },
  ];
  return (
    <FigureList title={t("Your own money")} figures={figures}>
      {cost.heldBack > 0 && (
        <p>
          {t(
            "Of the price, {rupees} ({percent}%) goes to the tax office and not to the seller: no extra cost, but you have to hold it back and pay it in.",
            { rupees: formatRupees(cost.heldBack), percent: tds.percent },
          )}
        </p>
      )}
      <p>
        {t(
          "Some lenders count GST into the price that they lend on. Ask yours, and keep six instalments aside besides: {price} is what the papers take, not what life takes.",
          { price: formatPrice(ownMoney(cost, loan)) },
        )}
      </p>
    </FigureList>
  );
}
