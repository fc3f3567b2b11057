import { Accordion } from "@/components/ui/accordion";
import type { GuideAnswer } from "@/lib/guides/guide";
import { GuideBlocks } from "./guide-blocks";
import { t } from "@/lib/base/language";

type Props = {
  name: string;
  faqs: readonly GuideAnswer[];
  /** The heading level of the questions. */
  heading?: "h2" | "h3";
};

/** Questions and answers, one open at a time. */
export function FaqAccordion({ name, faqs, heading }: Props) {
  return (
    <Accordion
      name={name}
      heading={heading}
      items={faqs.map(({ id, heading, blocks }) => ({
        id,
        title: t(heading),
        content: (
          <div className="prose-site max-w-measure">
            <GuideBlocks blocks={blocks} />
          </div>
        ),
      }))}
    />
  );
}
