"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { LandingKeeper } from "@/components/enquiries/landing";
import { LazyServices } from "./lazy-services";
import { MenuScript } from "./menu-script";

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

/**
 * Scrolls to the top when the path changes (specification, section 2): Next does not while the first line of the new
 * page is in view. Back and forward keep their position, and an address with a hash its target.
 */
function ScrollToTop() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const returnedTo = useRef<string>(null);

  useEffect(() => {
    const onReturn = () => (returnedTo.current = location.pathname);
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);

  useEffect(() => {
    const isReturn = returnedTo.current === location.pathname;
    returnedTo.current = null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isReturn && !location.hash) scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);

  return null;
}
