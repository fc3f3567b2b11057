import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
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
export function Accordion({ name, items, heading: Heading = "h2" }: Props) {
  return (
    <div className="rounded-card border-surface-line divide-surface-line divide-y border">
      {items.map(({ id, title, content }, position) => (
        <details
          key={id}
          name={name}
          open={position === 0}
          className="group print:break-inside-avoid print:details-content:block print:details-content:[content-visibility:visible]"
        >
          <summary className="rounded-card hover:text-brand-600 group-open:text-brand-600 min-h-touch flex list-none items-center justify-between gap-4 px-5 py-4 transition-colors duration-150">
            <Heading className="text-lg font-bold text-balance">{title}</Heading>
            <Icon
              name="chevronDown"
              className="size-5 transition-transform duration-150 group-open:rotate-180 print:hidden"
            />
          </summary>
          {/* The anchor is inside: browsers open a panel for a target in its content, not for the panel itself. */}
          <div id={id} className="px-5 pb-6">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
