import { JsonLd } from "@/components/ui/json-ld";
import { Said } from "@/components/ui/said";
import { formatDay } from "@/lib/base/format";
import type { GuidePage, GuideSection } from "@/lib/guides/guide";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { GuideSections } from "./guide-blocks";
import { GuideLayout } from "./guide-layout";

type Props = {
  /** `SITE_URL`. */
  origin: string;
  page: GuidePage;
  href: string;
  /** The day of its last change. */
  updated: string;
  sections: readonly GuideSection[];
};

/** What the company declares, with the day from which it says so. */
export function DatedGuide({ origin, page, href, updated, sections }: Props) {
  const trail = trailTo({ label: page.title, href });
  const dated = (
    <Said words="Last changed on {day}" day={<time dateTime={updated}>{formatDay(updated)}</time>} />
  );
  return (
    <GuideLayout title={page.title} trail={trail} lead={page.lead} dated={dated} sections={sections}>
      <JsonLd graph={breadcrumbGraph(origin, trail)} />
      <GuideSections sections={sections} />
    </GuideLayout>
  );
}
