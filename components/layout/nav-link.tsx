"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { inEnglish } from "@/lib/base/language";

type Props = { href: string; className?: string; children: ReactNode };

/** A link of the main navigation, marked when it leads to the current page. */
export function NavLink({ href, ...props }: Props) {
  const isCurrent = inEnglish(usePathname()) === href;
  return <Link href={href} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
