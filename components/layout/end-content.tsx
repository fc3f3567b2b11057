import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LinksDrawer } from "./links-drawer";
import { MenuDrawer } from "./menu-drawer";
import { SiteFooter } from "./site-footer";
import { WhatsappButton } from "./whatsapp-button";

/** Footer, chat and both drawers; while closed, these come after everything else. */
export function EndContent({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <SiteFooter menu={menu} />
      <WhatsappButton />
      <MenuDrawer menu={menu} />
      <LinksDrawer />
    </>
  );
}
