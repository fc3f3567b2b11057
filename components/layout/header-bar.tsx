"use client";

import { BarContent } from "#still-content";
import { StillPart } from "@/components/ui/still-part";

/** Menu, logo, links and phone: on white in the global header, on the home page (`dark`) over its picture. */
export function HeaderBar({ tone = "light" }: { tone?: "light" | "dark" }) {
  return (
    <StillPart
      id="bar"
      className={`container-page site-bar ${tone === "dark" ? "bar-dark" : ""}`}
      markup={<BarContent />}
    />
  );
}
