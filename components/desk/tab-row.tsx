"use client";

import type { ReactNode } from "react";
import { showWholeInRow } from "@/components/ui/whole-in-row";

type Props = { label: string; className: string; children: ReactNode };

/** Links in one line, which scrolls sideways on a phone: the one that a key comes to is seen whole. */
export function TabRow({ label, className, children }: Props) {
  return (
    <nav aria-label={label} onFocus={showWholeInRow} className={`tab-row ${className}`}>
      {children}
    </nav>
  );
}
