import { Chevron } from "@/components/ui/line-icon";
import { LinkList } from "./link-list";
import type { NavItem } from "./nav-links";
import { t } from "@/lib/base/language";

export const menuGroupName = "menu-group";

/** A group of links that folds. The browser keeps one group open at a time, because they share a `name`. */
export function MenuGroup({ heading, links }: { heading: string; links: readonly NavItem[] }) {
  if (links.length === 0) return null;
  return (
    <details name={menuGroupName} className="menu-group">
      <MenuGroupHeading text={heading} />
      <LinkList links={links} className="menu-links pb-3" />
    </details>
  );
}

export function MenuGroupHeading({ text }: { text: string }) {
  return (
    <summary>
      {t(text)}
      <Chevron className="turns" />
    </summary>
  );
}
