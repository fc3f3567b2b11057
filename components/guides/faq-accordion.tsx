import { Accordion } from "@/components/ui/accordion";
import type { GuideAnswer } from "@/lib/guides/guide";
import { GuideBlocks } from "./guide-blocks";

/** Questions and answers, one open at a time. */
export function FaqAccordion({ name, faqs }: { name: string; faqs: readonly GuideAnswer[] }) {
  return (
    <Accordion
      name={name}
      items={faqs.map(({ id, heading, blocks }) => ({
        id,
        title: heading,
        content: (
          <div className="prose-site max-w-measure">
            <GuideBlocks blocks={blocks} />
          </div>
        ),
      }))}
    />
  );
}
