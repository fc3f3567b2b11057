import Link from "next/link";
import { brand } from "@/content/site";
import { paths } from "@/lib/base/paths";

export type Tone = "light" | "dark";

/** The wordmark: a zero that is a key, and the company's name, its last word in gold. */
export function Logo({ tone = "light" }: { tone?: Tone }) {
  const words = brand.name.split(" ");
  const last = words.length > 1 ? words.pop() : "";
  const [name, accent] =
    tone === "dark" ? ["text-white", "text-gold-500"] : ["text-brand-600", "text-gold-700"];
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={`${brand.name}, home page`}
      className={`min-h-touch inline-flex shrink-0 items-center gap-[0.4em] text-[min(1.25rem,5vw)] font-black tracking-tight ${name}`}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1.6em] shrink-0">
        <rect width="32" height="32" rx="8" fill="#B3131E" />
        <circle cx="16" cy="11.500" r="5" fill="none" stroke="#FFFFFF" strokeWidth="3" />
        <path d="M16 18v9m0-1.500h4.500M16 21.500h3" stroke="#C9A13B" strokeWidth="3" fill="none" />
      </svg>
      <span className="whitespace-nowrap">
        {words.join(" ")}
        {last && <span className={`font-normal ${accent}`}> {last}</span>}
      </span>
    </Link>
  );
}
