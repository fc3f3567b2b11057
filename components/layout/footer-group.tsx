import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { heading: string; wide?: boolean; children: ReactNode };

/**
 * A group of footer links: on phones folded, one open at a time (all share a `name`), elsewhere always open. The links
 * come after the `<details>`, not inside: no style can show the content of a closed one.
 */
export function FooterGroup({ heading, wide = false, children }: Props) {
  return (
    <nav
      aria-label={heading}
      className={`border-b border-white/15 last:border-0 md:border-0 ${wide ? "md:col-span-2" : ""}`}
    >
      <details name="footer-group" className="group peer md:hidden">
        <summary className="flex min-h-12 items-center justify-between font-bold">
          {heading}
          <Icon
            name="chevronDown"
            className="text-gold-500 size-5 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
      </details>
      <h2 className="text-gold-500 hidden font-bold md:block">{heading}</h2>
      <div className="hidden pb-3 peer-open:block md:mt-1 md:block md:pb-0">{children}</div>
    </nav>
  );
}
