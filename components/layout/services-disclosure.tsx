"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isServicePath } from "./nav-section";

/** The button of "Our Services", marked on the pages that belong to it. */
export function ServicesMark({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary data-active={isServicePath(usePathname()) || undefined} className={className}>
      {children}
    </summary>
  );
}

/** The services in the menu of small screens: open at first on listing and loan pages (specification, section 2). */
export function ServicesGroup({ children }: { children: ReactNode }) {
  return (
    <details open={isServicePath(usePathname())} className="group">
      {children}
    </details>
  );
}
