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
