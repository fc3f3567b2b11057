import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { quickLinks } from "@/components/layout/nav-links";

/** The panel beside every guide (specification, section 2). `page`: the address of the guide. */
export function QuickLinks({ page }: { page: string | undefined }) {
  return (
    <nav aria-labelledby="quick-links" className="rounded-card border-surface-line overflow-hidden border">
      <h2 id="quick-links" className="bg-surface-warm border-surface-line border-b px-5 py-4 font-black">
        {t("Quick Links")}
      </h2>
      <ul className="quick-links divide-surface-line divide-y">
        {quickLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === page ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
