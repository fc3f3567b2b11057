import { Link } from "@/components/ui/link";
import type { NavItem } from "./nav-links";
import { t } from "@/lib/base/language";

/** A column of links. Their classes are on the list, which keeps the HTML of many links small. */
export function LinkList({ links, className }: { links: readonly NavItem[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}
