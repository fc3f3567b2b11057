"use client";

import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";
import { LinksDrawer } from "./links-drawer";
import { MenuDrawer } from "./menu-drawer";
import { SiteFooter } from "./site-footer";
import { WhatsappButton } from "./whatsapp-button";

/** Footer, chat and both drawers, at the end of the document: while closed, these come after everything else. */
export function SiteEnd({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <StillPart
        id="site-end"
        className="contents"
        markup={
          typeof window === "undefined" && (
            <>
              <SiteFooter menu={menu} />
              <WhatsappButton />
              <MenuDrawer menu={menu} />
              <LinksDrawer />
            </>
          )
        }
      />
      <LatePlacePicker states={menu.states} busy={menu.cities} />
    </>
  );
}
