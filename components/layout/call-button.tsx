import { buttonStyle } from "@/components/ui/button-style";
import { callPath, LineIcon } from "@/components/ui/line-icon";
import { brand } from "@/content/site";

/** Calls the company; its number is what the button says. */
export function CallButton({ look = "outline" }: { look?: "primary" | "outline" }) {
  return (
    <a href={brand.phoneLink} className={buttonStyle(look, "figures")}>
      <LineIcon path={callPath} className="size-5" />
      {brand.phone}
    </a>
  );
}
