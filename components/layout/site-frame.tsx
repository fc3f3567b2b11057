import type { ReactNode } from "react";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SiteMenus } from "./site-menus";
import { WhatsappButton } from "./whatsapp-button";

/** Header, footer and menus around every page but home. */
export function SiteFrame({ menu, children }: { menu: SiteMenu; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter menu={menu} />
      <WhatsappButton />
      <SiteMenus menu={menu} />
    </div>
  );
}
