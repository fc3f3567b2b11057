"use client";

import { usePathname } from "next/navigation";
import { Chevron } from "@/components/ui/chevron";
import { isServicePath } from "./nav-section";

/** The button of "Our Services", marked on the pages that belong to it. */
export function ServicesSummary({ className }: { className: string }) {
  const active = isServicePath(usePathname());
  return (
    <summary data-active={active || undefined} className={className}>
      Our Services
      <Chevron className="size-4 transition-transform duration-150 group-open:rotate-180" />
    </summary>
  );
}
