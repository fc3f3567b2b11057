"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isServicePath } from "./nav-section";

/** The services of the small-screen menu: open from the start on listing and loan pages (specification, section 2). */
export function ServicesGroup({ children }: { children: ReactNode }) {
  return (
    <details open={isServicePath(usePathname())} className="group">
      {children}
    </details>
  );
}
