import { Link } from "@/components/ui/link";
import { sayPlace } from "@/lib/base/say-place";
import type { ListingFaq } from "@/lib/projects/listing/listing-faqs";
import type { PlaceLink } from "@/lib/projects/listing/price-paths";
import { t } from "@/lib/base/language";

/** What a phone shows whole: three lines of it. */
const shortText = 130;

/**
 * What the data say of the whole list, in a few sentences. On a phone a long one is two lines until it is asked for, where
 * the browser can do that without a script; a reader of the page and a screen reader have it whole.
 */
export function ListingIntro({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.join(" ");
  const looks = "text-ink-600 figures mt-2 max-w-4xl max-md:text-sm";
  if (text.length <= shortText) return <p className={looks}>{text}</p>;
  return (
    <div>
      <p className={`${looks} list-intro`}>{text}</p>
      <details className="group my-[calc((1.25rem-44px)/2)] hidden supports-[selector(:has(*))]:max-md:block print:hidden">
        <summary className="text-brand-600 min-h-touch min-w-touch inline-flex list-none items-center text-sm font-bold underline-offset-4 hover:underline">
          <span className="group-open:hidden">{t("More about this list")}</span>
          <span className="hidden group-open:inline">{t("Less")}</span>
        </summary>
      </details>
    </div>
  );
}

/** Questions about the list that its data answer, all open: they are short. `prices`: where they are told in full. */
export function ListingFaqs({ faqs, prices }: { faqs: readonly ListingFaq[]; prices: PlaceLink | null }) {
  return (
    <section aria-labelledby="list-questions" className="border-surface-line mt-10 border-t pt-6">
      <h2 id="list-questions" className="text-lg font-bold">
        {t("Questions and answers")}
      </h2>
      <dl className="figures mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {faqs.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-bold">{question}</dt>
            <dd className="text-ink-600 mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
      {prices && (
        <p className="mt-4 print:hidden">
          <Link
            href={prices.href}
            className="text-brand-600 min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
          >
            {t("Prices per sq ft in {place}", { place: sayPlace(prices.name) })}
          </Link>
        </p>
      )}
    </section>
  );
}
