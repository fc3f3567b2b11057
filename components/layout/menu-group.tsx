import { Chevron } from "@/components/ui/line-icon";
import { LinkList } from "./link-list";
import type { NavItem } from "./nav-links";

export const menuGroupName = "menu-group";

/** A group of links that folds. The browser keeps one group open at a time, because they share a `name`. */
export function MenuGroup({ heading, links }: { heading: string; links: readonly NavItem[] }) {
  if (links.length === 0) return null;
  return (
    <details name={menuGroupName} className="group border-surface-line border-b">
      <MenuGroupHeading text={heading} />
      <LinkList links={links} className="menu-links pb-3" />
    </details>
  );
}

export function MenuGroupHeading({ text }: { text: string }) {
  return (
    <summary className="hover:text-brand-600 group-open:text-brand-600 flex min-h-12 items-center justify-between gap-3 font-bold">
      {text}
      <Chevron className="size-5 transition-transform duration-150 group-open:rotate-180" />
    </summary>
  );
}
