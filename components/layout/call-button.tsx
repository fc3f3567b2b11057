import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";

/** Calls the company; its number is what the button says. */
export function CallButton({ look = "outline" }: { look?: "primary" | "outline" }) {
  return (
    <a href={brand.phoneLink} className={buttonStyle(look, "figures")}>
      <Icon name="call" />
      {brand.phone}
    </a>
  );
}
