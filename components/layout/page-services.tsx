"use client";

import { LandingKeeper } from "@/components/enquiries/landing";
import { LazyServices } from "./lazy-services";
import { MenuScript } from "./menu-script";
import { ScrollToTop } from "./scroll-to-top";

/** What serves every page of visitors besides its content: one part, because each costs every document two rows. */
export function PageServices() {
  return (
    <>
      <LandingKeeper />
      <MenuScript />
      <ScrollToTop />
      <LazyServices />
    </>
  );
}
