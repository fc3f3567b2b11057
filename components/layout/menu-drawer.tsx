import { registeredOffice } from "@/lib/seo/office-words";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { Drawer } from "./drawer";
import { menuDrawerId } from "./drawer-ids";
import { LatePlacePicker } from "./late-place-picker";
import { DrawerContact } from "./drawer-contact";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import { MenuGroup } from "./menu-group";
import { menuLinks, propertyGuideLinks } from "./nav-links";
import { PlaceFields } from "./place-fields";
import { t } from "@/lib/base/language";

/** The left drawer: places, builders, projects, guides (specification, section 2). */
export function MenuDrawer({ menu }: { menu: SiteMenu }) {
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
        <MenuGroup heading="Top Builders" links={menu.builders} />
        <MenuGroup heading="Popular Projects" links={menu.projects} />
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
