import { Chevron } from "@/components/ui/line-icon";
import { LinkList } from "./link-list";
import type { NavItem } from "./nav-links";
import { t } from "@/lib/base/language";

export const menuGroupName = "menu-group";

type Props = {
  heading: string;
  /** What these links were chosen by, where the heading says less than that. */
  note?: string;
  links: readonly NavItem[];
};

/** A group of links that folds. The browser keeps one group open at a time, because they share a `name`. */
export function MenuGroup({ heading, note, links }: Props) {
  if (links.length === 0) return null;
  return (
    <details name={menuGroupName} className="menu-group">
      <MenuGroupHeading text={heading} />
      {note && <p>{t(note)}</p>}
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
