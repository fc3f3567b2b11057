import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import type { NavItem } from "./nav-links";
import { inEnglish, t } from "@/lib/base/language";

/** A link of the main navigation, marked when it leads to the current page. */
export function NavLink({ label, href, className }: NavItem & { className?: string }) {
  const current = inEnglish(usePathname()) === href;
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={className}>
      {t(label)}
    </Link>
  );
}
