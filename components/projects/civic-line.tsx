import { civicDivision } from "@/content/places/civic-bodies";
import { civicAdvice, civicBodyOf } from "@/lib/places/civic-body";
import { t } from "@/lib/base/language";

type Props = {
  place: { city?: string | null; locality?: string | null };
  /** Where the locality is the subject, what its civic body is there for. */
  hasAdvice?: boolean;
  className: string;
};

/** The civic body of a locality in a line with its source; nothing where it could not be established. */
export function CivicLine({ place, hasAdvice = false, className }: Props) {
  const civic = civicBodyOf(place);
  if (!civic) return null;
  const sentences = [
    t("Civic body: {sentence}.", { sentence: civic.words }),
    civic.doubt,
    hasAdvice && civicAdvice(),
  ];
  return (
    <p className={`text-ink-600 text-sm ${className}`}>
      {sentences.filter(Boolean).join(" ")}{" "}
      <a
        href={civicDivision.href}
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4"
      >
        {t("Source: {source}.", { source: civicDivision.site })}
        <span className="sr-only">{` ${t("(opens in a new tab)")}`}</span>
      </a>
    </p>
  );
}
