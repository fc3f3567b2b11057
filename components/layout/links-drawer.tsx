import { Drawer } from "./drawer";
import { DrawerContact } from "./drawer-contact";
import { LinkList } from "./link-list";
import { mainLinks, serviceLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesGroup, ServicesSummary } from "./services-disclosure";
import { ShortlistRow } from "./shortlist-link";

export const linksDrawerId = "site-links";

const row =
  "flex min-h-12 items-center justify-between border-b border-surface-line font-bold hover:text-brand-600 aria-[current=page]:text-brand-600 data-active:text-brand-600";

/** The right drawer on small screens: the links of the wide header, and the company's social network pages. */
export function LinksDrawer() {
  return (
    <Drawer id={linksDrawerId} label="Site links" side="right">
      <nav aria-label="Site links">
        {mainLinks.map((entry) => (
          <NavLink key={entry.href} {...entry} className={row} />
        ))}
        <ShortlistRow className={row} />
        <ServicesGroup>
          <ServicesSummary className={row} />
          <LinkList links={serviceLinks} className="menu-links border-surface-line border-b py-2" />
        </ServicesGroup>
      </nav>
      <DrawerContact />
    </Drawer>
  );
}
