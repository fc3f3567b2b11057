import Link from "next/link";
import { serviceLinks } from "./nav-links";
import { ServicesSummary } from "./services-summary";

/** "Our Services" of the wide bar: a disclosure that needs no JavaScript. */
export function ServicesMenu({ summaryStyle }: { summaryStyle: string }) {
  return (
    <details data-menu="services" className="group relative">
      <ServicesSummary className={summaryStyle} />
      <ul className="menu-in border-surface-line rounded-card shadow-soft absolute top-full left-0 z-40 mt-2 w-56 border bg-white p-2">
        {serviceLinks.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              prefetch={false}
              className="rounded-control text-ink-900 hover:bg-brand-50 hover:text-brand-600 min-h-touch flex items-center px-3 transition-colors duration-150"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
