import { EmiWithCost } from "@/components/cost/emi-with-cost";
import { GuideBlocks } from "@/components/guides/guide-blocks";
import { GuideLayout } from "@/components/guides/guide-layout";
import { JsonLd } from "@/components/ui/json-ld";
import { emiHelp, emiPage } from "@/content/guides/emi";
import { parseEmiInputs } from "@/lib/emi/emi-link";
import { env } from "@/lib/process/env";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calculatorGraph } from "@/lib/seo/calculator-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(emiPage.title),
    description: t(emiPage.description),
    path: paths.emiCalculator,
    preview: { kind: "guide", name: "emi-calculator" },
  });
}

const trail = trailTo({ label: emiPage.title, href: paths.emiCalculator });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EmiCalculatorPage({ searchParams }: Props) {
  const initial = parseEmiInputs(await searchParams);
  return (
    <GuideLayout title={emiPage.title} trail={trail} lead={emiPage.lead}>
      <JsonLd graph={calculatorGraph(env().SITE_URL, trail, { ...emiPage, path: paths.emiCalculator })} />
      <EmiWithCost initial={initial} />
      <div className="prose-site max-w-measure mt-12 print:hidden">
        <h2>{t(emiHelp.heading)}</h2>
        <GuideBlocks blocks={emiHelp.blocks} />
      </div>
    </GuideLayout>
  );
}
