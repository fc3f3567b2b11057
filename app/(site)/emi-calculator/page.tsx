import type { Metadata } from "next";
import { EmiCalculator } from "@/components/emi/emi-calculator";
import { parseEmiInputs } from "@/lib/emi/emi-link";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Home Loan EMI Calculator",
  description:
    "Work out the monthly instalment of a home loan over 10, 20 and 30 years: interest, total payment and the balance year by year.",
  alternates: { canonical: paths.emiCalculator },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EmiCalculatorPage({ searchParams }: Props) {
  const initial = parseEmiInputs(await searchParams);
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="text-3xl font-black text-balance md:text-4xl">Home Loan EMI Calculator</h1>
      <p className="text-ink-600 max-w-measure mt-3 mb-8 text-lg">
        Enter the price of the home, what you pay upfront and the bank’s rate. You see the instalment over 10,
        20 and 30 years side by side.
      </p>
      <EmiCalculator initial={initial} linkPath={paths.emiCalculator} />
      <div className="prose-site max-w-measure mt-12">
        <h2>How the instalment is worked out</h2>
        <p>
          An EMI is the same sum every month. At first most of it is interest; towards the end most of it
          repays the loan. The loan is the price less your down payment, and a twelfth of the yearly rate is
          charged each month on what is still owed.
        </p>
        <p>
          Banks round in their own ways and add fees and insurance, so their figure can differ a little. Stamp
          duty, registration and GST are not in the loan.
        </p>
      </div>
    </div>
  );
}
