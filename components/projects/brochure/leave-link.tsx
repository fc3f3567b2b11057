"use client";

import { plainClick } from "@/components/ui/plain-click";
import { paths } from "@/lib/base/paths";

type Props = { className: string; label?: string; children: React.ReactNode };

/** Closes the viewer and so returns to where the visitor came from; without JavaScript a link to the list. */
export function LeaveLink({ className, label, children }: Props) {
  return (
    <a
      href={paths.listing}
      aria-label={label}
      title={label}
      onClick={plainClick(leave)}
      className={className}
    >
      {children}
    </a>
  );
}

/** The viewer is in its own tab, which is closed; if the browser refuses, the tab shows the list. */
function leave(): void {
  if (window.history.length > 1) return window.history.back();
  window.close();
  setTimeout(() => window.location.assign(paths.listing), 300);
}
