import type { ReactNode } from "react";
import type { City } from "@/lib/places/place-schema";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { WhatsappButton } from "./whatsapp-button";

/** What stands round every page but home. */
export function SiteFrame({ cities, children }: { cities: readonly City[]; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter cities={cities} />
      <WhatsappButton />
    </div>
  );
}
