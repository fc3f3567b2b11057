import Link from "next/link";
import type { NavItem } from "./nav-links";

type Props = { heading: string; links: NavItem[]; twoColumns?: boolean };

/** One group of footer links. */
export function FooterColumn({ heading, links, twoColumns = false }: Props) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-gold-500 text-base font-bold">{heading}</h2>
      <ul className={`mt-1 ${twoColumns ? "columns-2 gap-x-4" : ""}`}>
        {links.map(({ label, href }) => (
          <li key={label} className="break-inside-avoid">
            <Link
              href={href}
              prefetch={false}
              className="min-h-touch flex items-center py-1 text-sm text-white/85 underline-offset-4 hover:text-white hover:underline lg:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
