import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LinksDrawer } from "./links-drawer";
import { MenuDrawer } from "./menu-drawer";

/** Both drawers, at the end of the document: while closed, they come after everything else. */
export function SiteMenus({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <MenuDrawer menu={menu} />
      <LinksDrawer />
    </>
  );
}
