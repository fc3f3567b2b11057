import { LinkList } from "./link-list";
import { serviceLinks } from "./nav-links";
import { ServicesSummary } from "./services-disclosure";

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
