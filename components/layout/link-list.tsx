import Link from "next/link";
import type { NavItem } from "./nav-links";

/** A column of links. Their classes are on the list, which keeps the HTML of many links small. */
export function LinkList({ links, className }: { links: readonly NavItem[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
