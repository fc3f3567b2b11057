import { Drawer } from "./drawer";
import { linksDrawerId } from "./drawer-ids";
import { DrawerContact } from "./drawer-contact";
import { LinkList } from "./link-list";
import { mainLinks, serviceLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesGroup } from "./services-disclosure";
import { ServicesSummary } from "./services-menu";
import { ShortlistRow } from "./shortlist-link";
import { t } from "@/lib/base/language";

/** The right drawer on small screens: the links of the wide header, and the company's social network pages. */
export function LinksDrawer() {
  return (
    <Drawer id={linksDrawerId} label="Site links" side="right">
      <nav aria-label={t("Site links")} className="drawer-rows">
        {mainLinks.map((entry) => (
          <NavLink key={entry.href} href={entry.href}>
            {t(entry.label)}
          </NavLink>
        ))}
        <ShortlistRow />
        <ServicesGroup>
          <ServicesSummary />
          <LinkList links={serviceLinks} className="menu-links border-surface-line border-b py-2" />
        </ServicesGroup>
      </nav>
      <DrawerContact />
    </Drawer>
  );
}
