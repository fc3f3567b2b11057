import Link from "next/link";
import type { NavItem } from "./nav-links";

/** Links one under the other; the list styles them, so that each of the many weighs little in the page. */
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
