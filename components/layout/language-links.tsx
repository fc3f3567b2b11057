import { language, type Language } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { paths } from "@/lib/base/paths";

/** Each in its own words, because who looks for one may read no other. */
const names: Record<Language, string> = { en: "English", te: "తెలుగు", hi: "हिन्दी" };

/** The site in its other languages; with JavaScript the same page of it, where there is one (`MenuScript`). */
export function LanguageLinks() {
  const spoken = language();
  return (
    <p className="languages">
      {(["en", ...otherLanguages] as const)
        .filter((other) => other !== spoken)
        .map((other) => (
          <a key={other} href={addressIn(other, paths.home)} hrefLang={other} lang={other}>
            {names[other]}
          </a>
        ))}
    </p>
  );
}
