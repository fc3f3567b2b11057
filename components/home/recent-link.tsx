"use client";

import type { ReactNode } from "react";

type Props = { id: number | string; href: string; className: string; children: ReactNode };

/** Opens a project of the showcase in a new tab, and keeps its id for the page that opens (specification, section 2). */
export function RecentLink({ id, href, className, children }: Props) {
  function remember() {
    try {
      sessionStorage.setItem("propertyId", String(id));
    } catch {
      // Storage may be closed to us; the link says which project it is.
    }
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={remember}
      onAuxClick={remember}
      className={className}
    >
      {children}
    </a>
  );
}
