import type { ReactNode } from "react";

type Props = { id: number | string; href: string; className: string; children: ReactNode };

/** Opens a recent project in a new tab, and stores its id for the page that opens (specification, section 2). */
export function RecentProjectLink({ id, href, className, children }: Props) {
  function remember() {
    try {
      sessionStorage.setItem("propertyId", String(id));
    } catch {
      // Storage may be blocked; the address says which project it is, too.
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
