import type { ReactNode } from "react";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { HeaderBar } from "./header-bar";
import { SiteEnd } from "./site-end";

/** Header, footer and menus around every page but home. */
export function SiteFrame({ menu, children }: { menu: SiteMenu; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="whole border-surface-line sticky z-30 border-b bg-white max-xl:top-[-34px] xl:top-0 print:hidden">
        <HeaderBar />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteEnd menu={menu} />
    </div>
  );
}
