import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

/** A link to the brochure, for when the browser did not let us open it in a tab. */
export function BrochureLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonStyle("primary", "mt-3")}>
      <Icon name="download" />
      {t("Open the brochure")}
      <span className="sr-only">{` ${t("(opens in a new tab)")}`}</span>
    </a>
  );
}
