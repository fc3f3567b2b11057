import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { mainLinks, serviceLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesGroup } from "./services-group";
import { ServicesSummary } from "./services-summary";
import { SocialLinks } from "./social-links";

const row =
  "flex min-h-12 items-center justify-between border-b border-surface-line font-bold text-ink-900 hover:text-brand-600 aria-[current=page]:text-brand-600 data-active:text-brand-600";

/** The links of the bar on small screens: a panel at the right that needs no JavaScript. */
export function MobileMenu({ summaryStyle }: { summaryStyle: string }) {
  return (
    <details data-menu="panel" className="group/menu">
      <summary aria-label="Menu" className={summaryStyle}>
        <Icon name="menu" className="size-6 group-open/menu:hidden" />
        <Icon name="close" className="hidden size-6 group-open/menu:block" />
      </summary>
      <div data-menu-backdrop className="fixed inset-x-0 top-16 bottom-0 z-40 bg-black/50" />
      <div className="menu-in-right fixed top-16 right-0 bottom-0 z-50 flex w-80 max-w-[86vw] flex-col overflow-y-auto overscroll-contain bg-white px-5 pt-2 pb-8">
        <nav aria-label="Menu">
          {mainLinks.map((entry) => (
            <NavLink key={entry.href} {...entry} className={row} />
          ))}
          <ServicesGroup>
            <ServicesSummary className={row} />
            <ul className="border-surface-line border-b py-1 pl-4">
              {serviceLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link
                    href={href}
                    prefetch={false}
                    className="min-h-touch text-ink-600 hover:text-brand-600 flex items-center"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </ServicesGroup>
        </nav>
        <a
          href={brand.phoneLink}
          className="figures text-ink-900 min-h-touch mt-6 flex items-center gap-3 font-bold"
        >
          <Icon name="call" className="text-brand-600 size-5" />
          {brand.phone}
        </a>
        <SocialLinks className="text-ink-600 hover:text-brand-600" />
      </div>
    </details>
  );
}
