import type { ReactNode } from "react";
import type { GuideAnswer } from "@/lib/guides/guide";
import { t } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";
import { GuideBlocks } from "./guide-blocks";

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

type AccordionProps = {
  /** Of panels that share a name, one is open at a time. */
  name: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** The heading level of the titles. */
  heading?: "h2" | "h3";
};

/**
 * Panels that open one at a time. The browser does it (`<details name>`), so it works without a script, for the
 * keyboard, and for a search in the page or an anchor, which open the panel they find. The first is open at the start.
 */
function Accordion({ name, items, heading: Heading = "h2" }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }, position) => (
        <details key={id} name={name} open={position === 0}>
          <summary>
            <Heading>{title}</Heading>
            <Icon name="chevronDown" className="turns" />
          </summary>
          {/* The anchor is inside: browsers open a panel for a target in its content, not for the panel itself. */}
          <div id={id}>{content}</div>
        </details>
      ))}
    </div>
  );
}
