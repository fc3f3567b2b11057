import type { Metadata } from "next";
import { EmiCalculator } from "@/components/emi/emi-calculator";
import { GuideBlocks } from "@/components/guides/guide-blocks";
import { GuideLayout } from "@/components/guides/guide-layout";
import { emiHelp, emiPage } from "@/content/guides/emi";
import { parseEmiInputs } from "@/lib/emi/emi-link";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: emiPage.title,
  description: emiPage.description,
  alternates: { canonical: paths.emiCalculator },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EmiCalculatorPage({ searchParams }: Props) {
  const initial = parseEmiInputs(await searchParams);
  return (
    <GuideLayout title={emiPage.title} lead={emiPage.lead}>
      <EmiCalculator initial={initial} linkPath={paths.emiCalculator} />
      <div className="prose-site max-w-measure mt-12 print:hidden">
        <h2>{emiHelp.heading}</h2>
        <GuideBlocks blocks={emiHelp.blocks} />
      </div>
    </GuideLayout>
  );
}
