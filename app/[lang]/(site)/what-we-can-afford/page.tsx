import { AffordCalculator } from "@/components/cost/afford-calculator";
import { DatedFacts } from "@/components/cost/cost-subject";
import { GuideLayout } from "@/components/guides/guide-layout";
import { buttonStyle } from "@/components/ui/button-style";
import { JsonLd } from "@/components/ui/json-ld";
import { Link } from "@/components/ui/link";
import { affordPage, buyingFacts, costPage, lenderFacts } from "@/content/buying-costs";
import { indianDay } from "@/lib/base/indian-day";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { readAffordPage } from "@/lib/pages/afford-page";
import { env } from "@/lib/process/env";
import { calculatorGraph } from "@/lib/seo/calculator-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";

export function generateMetadata() {
  return pageMetadata({
    title: t(affordPage.title),
    description: t(affordPage.description),
    path: paths.afford,
    preview: { kind: "guide", name: "what-we-can-afford" },
  });
}

const trail = trailTo({ label: affordPage.title, href: paths.afford });
const facts = [lenderFacts.income, lenderFacts.age, buyingFacts.loan, buyingFacts.gst, buyingFacts.duty];

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AffordPage({ searchParams }: Props) {
  const calculator = await readAffordPage(await searchParams);
  return (
    <GuideLayout title={affordPage.title} trail={trail} lead={affordPage.lead}>
      <JsonLd graph={calculatorGraph(env().SITE_URL, trail, { ...affordPage, path: paths.afford })} />
      <AffordCalculator key={JSON.stringify(calculator)} {...calculator} />
      <p className="mt-12 print:hidden">
        <Link href={paths.totalCost} className={buttonStyle("outline")}>
          {t(costPage.title)}
        </Link>
      </p>
      <DatedFacts facts={facts} today={indianDay(new Date())} />
    </GuideLayout>
  );
}
