import type { Metadata } from "next";
import Link from "next/link";
import { FaqAccordion } from "@/components/guides/faq-accordion";
import { GuideLayout } from "@/components/guides/guide-layout";
import { rentalFaqs, rentalFaqsNotice, rentalFaqsPage } from "@/content/guides/rental-faqs";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: rentalFaqsPage.title,
  description: rentalFaqsPage.description,
  alternates: { canonical: paths.faqs },
};

export default function FaqsPage() {
  return (
    <GuideLayout title={rentalFaqsPage.title} lead={rentalFaqsPage.lead}>
      <FaqAccordion name="rental-faqs" faqs={rentalFaqs} />
      <div className="prose-site max-w-measure mt-8">
        <p className="text-ink-600 text-sm">{rentalFaqsNotice}</p>
        <p>
          Your question is not here? <Link href={paths.contact}>Ask us</Link>.
        </p>
      </div>
    </GuideLayout>
  );
}
