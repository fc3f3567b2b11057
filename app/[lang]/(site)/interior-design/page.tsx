import { LeadCard } from "@/components/enquiries/lead-form";
import { TextPage } from "@/components/layout/text-page";
import { JsonLd } from "@/components/ui/json-ld";
import { Said } from "@/components/ui/said";
import { SitePicture } from "@/components/ui/site-picture";
import { env } from "@/lib/process/env";
import { interiorDesignPage } from "@/content/page-words";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(interiorDesignPage.title),
    description: t(interiorDesignPage.description),
    path: paths.interiorDesign,
    preview: { kind: "page", name: "interior-design" },
  });
}

const trail = trailTo({ label: interiorDesignPage.title, href: paths.interiorDesign });

export default function InteriorDesignPage() {
  return (
    <TextPage
      title={interiorDesignPage.title}
      trail={trail}
      lead={interiorDesignPage.lead}
      aside={<LeadCard form="interior" page={paths.interiorDesign} />}
    >
      <JsonLd graph={breadcrumbGraph(env().SITE_URL, trail)} />
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden">
        <SitePicture
          src="/media/interior-living-room-01.jpg"
          alt={t("Living room with a sofa and warm light (artist’s impression)")}
          sizes="(min-width: 768px) 640px, 100vw"
          priority
        />
      </div>
      <h2>{t("What you get")}</h2>
      <ul>
        <li>{t("A visit to measure the home and hear how you live.")}</li>
        <li>{t("Plans and pictures of each room before anything is ordered.")}</li>
        <li>{t("One quotation, item by item, so that you can leave things out.")}</li>
        <li>{t("One person who answers for carpenters, painters and electricians.")}</li>
      </ul>
      <p>
        {t("We work on apartments, villas, independent houses, penthouses and commercial space.")}{" "}
        <Said
          words="{tell} and a designer will call you."
          tell={<a href="#interior-form">{t("Tell us about your home")}</a>}
        />
      </p>
    </TextPage>
  );
}
