import { Chevron } from "@/components/ui/line-icon";
import { t } from "@/lib/base/language";
import { LinkList } from "./link-list";
import { serviceLinks } from "./nav-links";
import { ServicesMark } from "./services-disclosure";

/** "Our Services" of the wide bar: a disclosure that needs no JavaScript. */
export function ServicesMenu({ summaryStyle }: { summaryStyle: string }) {
  return (
    <details data-menu="services" className="group relative">
      <ServicesSummary className={summaryStyle} />
      <LinkList
        links={serviceLinks}
        className="menu-in menu-links border-surface-line rounded-card shadow-soft absolute top-full right-0 z-40 mt-2 w-56 border bg-white px-4 py-2"
      />
    </details>
  );
}

/** The button of "Our Services". */
export function ServicesSummary({ className }: { className?: string }) {
  return (
    <ServicesMark className={className}>
      {t("Our Services")}
      <Chevron className="size-4 transition-transform duration-150 group-open:rotate-180" />
    </ServicesMark>
  );
}
