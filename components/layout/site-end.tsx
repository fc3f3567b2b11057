import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LinksDrawer } from "./links-drawer";
import { MenuDrawer } from "./menu-drawer";
import { SiteFooter } from "./site-footer";
import { WhatsappButton } from "./whatsapp-button";

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
