import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { whatsappChat } from "@/lib/base/whatsapp-chat";
import { t } from "@/lib/base/language";
import { registeredOffice } from "@/lib/seo/office-words";
import { SiteFooter } from "./site-footer";
import { Drawer } from "./drawer";
import { menuDrawerId, linksDrawerId } from "./drawer-ids";
import { LatePlacePicker } from "./late-place-picker";
import { DrawerContact } from "./drawer-contact";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import { MenuGroup } from "./menu-group";
import { menuLinks, propertyGuideLinks, mainLinks, serviceLinks } from "./nav-links";
import { PlaceFields } from "./place-fields";
import { NavLink } from "./nav-link";
import { ServicesGroup } from "./services-disclosure";
import { ServicesSummary } from "./services-menu";
import { ShortlistRow } from "./shortlist-link";

/** What stands at the end of every document: footer, chat and both drawers. */
export function SiteEnd({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <SiteFooter menu={menu} />
      <WhatsappButton />
      <MenuDrawer menu={menu} />
      <LinksDrawer />
    </>
  );
}

/**
 * Opens a chat with the greeting already written. On phones it stands in a bar at the bottom, where it covers no words
 * and no button, and which it shares with the bar of the comparison; a project's page has WhatsApp in its own bar there.
 * On wide screens it stands in the margin, and where that is too narrow, on a project's page between its columns.
 */
function WhatsappButton() {
  return (
    <aside id="chat-bar" aria-label={t("Chat")} className="chat-bar">
      <p>{t("Any questions? Ask us.")}</p>
      <a
        href={whatsappChat(brand.whatsappNumber, t(brand.whatsappGreeting))}
        target="_blank"
        rel="noopener"
        aria-label={t("Chat on WhatsApp")}
      >
        <Icon name="whatsapp" className="size-6 md:size-8" />
        <span>WhatsApp</span>
      </a>
    </aside>
  );
}

/** The left drawer: places, builders, projects, guides (specification, section 2). */
function MenuDrawer({ menu }: { menu: SiteMenu }) {
  return (
    <Drawer id={menuDrawerId} label="Menu" side="left">
      <nav aria-label={t("Menu")}>
        <LatePlacePicker>
          <PlaceFields
            states={statesWithHomes(menu)}
            state={menu.states?.find(({ name }) => name === registeredOffice.state)}
            busy={menu.cities}
          />
        </LatePlacePicker>
        <MenuGroup
          heading="Top Builders"
          note="Those with the most projects on this site."
          links={menu.builders}
        />
        <MenuGroup
          heading="Popular Projects"
          note="The first of our list, by launch date. Nobody pays for a place."
          links={menu.projects}
        />
        <MenuGroup heading="Property Guide" links={propertyGuideLinks} />
        <LinkList links={menuLinks} className="menu-rows" />
      </nav>
      <LanguageLinks />
      <DrawerContact />
    </Drawer>
  );
}

/**
 * The states that lead somewhere, and that of the office: all of them come with the live picker, and where that
 * does not come, with JavaScript off say, the others would lead to empty lists.
 */
function statesWithHomes({ states, cities }: SiteMenu) {
  return (states ?? []).filter(
    ({ id, name }) => name === registeredOffice.state || cities.some(({ stateId }) => stateId === id),
  );
}

/** The right drawer on small screens: the links of the wide header, and the company's social network pages. */
function LinksDrawer() {
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
