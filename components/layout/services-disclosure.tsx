import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Chevron } from "@/components/ui/line-icon";
import { isServicePath } from "./nav-section";
import { t } from "@/lib/base/language";

/** The button of "Our Services", marked on the pages that belong to it (`markShell` goes on with it). */
export function ServicesSummary({ className }: { className?: string }) {
  const active = isServicePath(usePathname());
  return (
    <summary data-services data-active={active || undefined} className={className}>
      {t("Our Services")}
      <Chevron className="size-4 transition-transform duration-150 group-open:rotate-180" />
    </summary>
  );
}

/** The services in the menu of small screens: open at first on listing and loan pages (specification, section 2). */
export function ServicesGroup({ children }: { children: ReactNode }) {
  return (
    <details data-services open={isServicePath(usePathname())} className="group">
      {children}
    </details>
  );
}
