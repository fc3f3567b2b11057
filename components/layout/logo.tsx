import { Link } from "@/components/ui/link";
import { brand, logo } from "@/content/site";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";

/** Classes of the name and of its last word. */
const tones = {
  light: ["text-brand-600", "text-gold-700"],
  dark: ["text-white", "text-gold-500"],
} as const;

/** More letters don't fit beside the buttons of a phone's header, or beside the links of a wide one. */
const longest = { phone: 14, wide: 26 };

/** The company's mark and name, its last word in gold; a long name is its short form on phones. */
export function Logo({ tone = "light" }: { tone?: keyof typeof tones }) {
  const shown = brand.name.length > longest.wide ? brand.shortName : brand.name;
  const isLong = shown.length > longest.phone;
  const words = shown.split(" ");
  const last = words.length > 1 ? words.pop() : "";
  const [name, accent] = tones[tone];
  return (
    <Link
      href={paths.home}
      aria-label={t("{name}, home page", { name: brand.name })}
      className={`logo ${name}`}
    >
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span className={isLong ? "max-md:hidden" : undefined}>
        {words.join(" ")}
        {last && <span className={accent}>{` ${last}`}</span>}
      </span>
      {isLong && <span className="md:hidden">{brand.shortName}</span>}
    </Link>
  );
}
