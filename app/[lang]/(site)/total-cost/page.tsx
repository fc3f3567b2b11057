import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { pricesPage } from "@/content/page-words";
import { AskUnknowns, CostSubjectLine, DatedFacts } from "@/components/cost/cost-subject";
import { CostCalculator } from "@/components/cost/cost-calculator";
import { FairPrice } from "@/components/projects/fair-price";
import { GuideLayout } from "@/components/guides/guide-layout";
import { JsonLd } from "@/components/ui/json-ld";
import { affordPage, costPage } from "@/content/buying-costs";
import { indianDay } from "@/lib/base/indian-day";
import { enquirePath } from "@/lib/base/enquire-path";
import { paths } from "@/lib/base/paths";
import { costMetadata } from "@/lib/cost/cost-metadata";
import { readCostPage } from "@/lib/pages/cost-page";
import { askedRate, readStock } from "@/lib/pages/price-page";
import { env } from "@/lib/process/env";
import { calculatorGraph } from "@/lib/seo/calculator-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

const trail = trailTo({ label: costPage.title, href: paths.totalCost });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { about } = await readCostPage(await searchParams);
  return costMetadata(about);
}

/** What a home costs in all: `/total-cost`, and of a project `/total-cost?project={id}&plan={place}`. */
export default async function TotalCostPage({ searchParams }: Props) {
  const { about, problem, ...calculator } = await readCostPage(await searchParams);
  const { subject } = calculator;
  const stock = about && (await readStock(about.project));
  const askPath = subject
    ? enquirePath({
        ...{ form: "enquiry", project: subject.project, isPlot: subject.isPlot },
        ...(subject.plan !== null && { plan: subject.plan }),
      })
    : paths.contact;
  return (
    <GuideLayout title={costPage.title} trail={trail} lead={costPage.lead}>
      <JsonLd graph={calculatorGraph(env().SITE_URL, trail, { ...costPage, path: paths.totalCost })} />
      <CostSubjectLine about={about} problem={problem} />
      <CostCalculator key={JSON.stringify(calculator)} {...calculator} askPath={askPath} />
      {about && (
        <div className="mt-12">
          <FairPrice project={about.project} rate={askedRate(about)} stock={stock} />
        </div>
      )}
      {about && subject && <AskUnknowns project={about.project} subject={subject} />}
      <p className="mt-12 flex flex-wrap gap-3 print:hidden">
        <Link href={paths.afford} className={buttonStyle("outline")}>
          {t(affordPage.title)}
        </Link>
        <Link href={paths.prices} className={buttonStyle("outline")}>
          {t(pricesPage.title)}
        </Link>
      </p>
      <DatedFacts today={indianDay(new Date())} />
    </GuideLayout>
  );
}
