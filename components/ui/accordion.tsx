import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** Panels of one name close each other. */
  name: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** How deep the titles stand in the page's headings. */
  heading?: "h2" | "h3";
};

/**
 * Questions that open one at a time. The browser does it (`<details name>`), so it works before and without a script, for
 * the keyboard, and for a search in the page or an anchor, which open what they find. The first is open from the start.
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
          {/* The anchor is inside, because a browser opens a panel for what it holds, not for itself. */}
          <div id={id} className="px-5 pb-6">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
