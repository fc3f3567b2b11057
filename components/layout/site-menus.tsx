import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LinksDrawer } from "./links-drawer";
import { MenuDrawer } from "./menu-drawer";

/** Both drawers, after everything else of the page: closed, nobody meets them on the way. */
export function SiteMenus({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <MenuDrawer menu={menu} />
      <LinksDrawer />
    </>
  );
}
