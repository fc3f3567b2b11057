"use client";

import type { MouseEvent, ReactNode } from "react";
import { CardWatch } from "@/components/projects/pictures/card-watch";
import { Carousel } from "@/components/ui/carousel";

/** It moves by itself among the first three, and only on screens that are not small (specification, section 4). */
const rotation = { intervalMs: 2_000, among: 3, on: "(min-width: 640px)" };

/** The row of recent projects, whose cards the server made. */
export function RecentCarousel({ children }: { children: ReactNode }) {
  return (
    <div onClick={remember} onAuxClick={remember}>
      <Carousel
        label="Recent projects"
        noun="projects"
        autoplay={rotation}
        layout="[--gap:16px] [--per-view:1.08] sm:[--gap:24px] sm:[--per-view:2] lg:[--per-view:3]"
      >
        {children}
      </Carousel>
      <CardWatch />
    </div>
  );
}

/** Stores the id of the project that opens in a new tab, for the page there (specification, section 2). */
function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const id = link && new URL(link.href).searchParams.get("project");
  if (!id) return;
  try {
    sessionStorage.setItem("propertyId", id);
  } catch {
    // Storage may be blocked; the address says which project it is, too.
  }
}
