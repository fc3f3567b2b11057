import { Link } from "@/components/ui/link";
import { FaqAccordion } from "@/components/guides/faq-accordion";
import { GuideLayout } from "@/components/guides/guide-layout";
import { Said } from "@/components/ui/said";
import { t } from "@/lib/base/language";
import { JsonLd } from "@/components/ui/json-ld";
import { rentalFaqs, rentalFaqsNotice, rentalFaqsPage } from "@/content/guides/rental-faqs";
import { env } from "@/lib/process/env";
import { faqGraph } from "@/lib/guides/faq-json-ld";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";

export function generateMetadata() {
  return pageMetadata({
    title: t(rentalFaqsPage.title),
    description: t(rentalFaqsPage.description),
    path: paths.faqs,
    preview: { kind: "guide", name: "faqs" },
  });
}

const trail = trailTo({ label: rentalFaqsPage.title, href: paths.faqs });

export default function FaqsPage() {
  return (
    <GuideLayout title={rentalFaqsPage.title} trail={trail} lead={rentalFaqsPage.lead}>
      <JsonLd graph={faqGraph(env().SITE_URL, trail, rentalFaqs)} />
      <FaqAccordion name="rental-faqs" faqs={rentalFaqs} />
      <div className="prose-site max-w-measure mt-8">
        <p className="text-ink-600 text-sm">{t(rentalFaqsNotice)}</p>
        <p>
          <Said
            words="Your question is not here? {ask}."
            ask={<Link href={paths.contact}>{t("Ask us")}</Link>}
          />
        </p>
      </div>
    </GuideLayout>
  );
}
