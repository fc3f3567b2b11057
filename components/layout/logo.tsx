import Link from "next/link";
import { brand, logo } from "@/content/site";
import { paths } from "@/lib/base/paths";

export type Tone = "light" | "dark";

/** More letters don't fit beside the buttons of a phone's header, or beside the links of a wide one. */
const longest = { phone: 14, wide: 26 };

/** The company's mark and name, its last word in gold; a long name is its short form on phones. */
export function Logo({ tone = "light" }: { tone?: Tone }) {
  const shown = brand.name.length > longest.wide ? brand.shortName : brand.name;
  const isLong = shown.length > longest.phone;
  const words = shown.split(" ");
  const last = words.length > 1 ? words.pop() : "";
  const [name, accent] =
    tone === "dark" ? ["text-white", "text-gold-500"] : ["text-brand-600", "text-gold-700"];
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label={`${brand.name}, home page`}
      className={`min-h-touch inline-flex min-w-0 items-center gap-2.5 text-xl font-black tracking-tight max-[374px]:gap-1.5 max-[374px]:text-lg ${name}`}
    >
      <span
        aria-hidden="true"
        className="size-8 shrink-0 [&>svg]:size-full"
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      <span className={`truncate ${isLong ? "max-md:hidden" : ""}`}>
        {words.join(" ")}
        {last && <span className={`font-normal ${accent}`}> {last}</span>}
      </span>
      {isLong && <span className="truncate md:hidden">{brand.shortName}</span>}
    </Link>
  );
}
