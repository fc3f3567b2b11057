import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

/** The brochure itself. `href` has passed `brochureOf`. */
export function BrochureButton({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} download className={buttonStyle("outline", "max-sm:w-full")}>
      <Icon name="download" />
      Download Brochure
      <span className="sr-only"> of {name} (PDF)</span>
    </a>
  );
}
