import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

/** The brochure, where no tab opened by itself. */
export function BrochureLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonStyle("primary", "mt-3")}>
      <Icon name="download" />
      Open the brochure
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
