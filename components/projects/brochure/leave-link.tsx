"use client";

import { plainClick } from "@/components/ui/plain-click";
import { paths } from "@/lib/base/paths";

type Props = { className: string; label?: string; children: React.ReactNode };

/** Back to where the visitor came from; without JavaScript, to the list. */
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

/** The viewer stands in a tab of its own, which closes; a browser that won't close it shows the list in it. */
function leave(): void {
  if (window.history.length > 1) return window.history.back();
  window.close();
  setTimeout(() => window.location.assign(paths.listing), 300);
}
