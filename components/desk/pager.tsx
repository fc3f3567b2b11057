import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";

type Props = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What the link to the page before says. */
  back?: string;
  /** The look of its links. */
  look?: string;
  className?: string;
  /** Which page it is, where that is said in another way. */
  children?: ReactNode;
};

/** Leads to the page before and to the next one, where there are several. By itself it is that of a list. */
export function Pager({
  label,
  page,
  pages,
  hrefOf,
  back = "Previous",
  look = "bg-white",
  className = "mt-6 justify-center gap-4",
  children = (
    <span className="figures text-ink-600">
      {page} of {pages}
    </span>
  ),
}: Props) {
  if (pages <= 1) return null;
  const step = (to: number, rel: "prev" | "next", text: string) => (
    <a href={hrefOf(to)} rel={rel} className={buttonStyle("outline", look)}>
      {text}
    </a>
  );
  return (
    <nav aria-label={label} className={`flex items-center ${className}`}>
      {page > 1 && step(page - 1, "prev", back)}
      {children}
      {page < pages && step(page + 1, "next", "Next")}
    </nav>
  );
}
