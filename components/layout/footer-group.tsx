import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

type Props = { heading: string; wide?: boolean; children: ReactNode };

/**
 * A group of footer links: on phones folded, one open at a time (all share a `name`), elsewhere always open. The links
 * come after the `<details>`, not inside: no style can show the content of a closed one.
 */
export function FooterGroup({ heading, wide = false, children }: Props) {
  return (
    <nav aria-label={t(heading)} className={`footer-group ${wide ? "md:col-span-2" : ""}`}>
      <details name="footer-group">
        <summary>
          {t(heading)}
          <Icon name="chevronDown" className="turns" />
        </summary>
      </details>
      <h2>{t(heading)}</h2>
      <div>{children}</div>
    </nav>
  );
}
