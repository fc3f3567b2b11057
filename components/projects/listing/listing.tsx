import { ListEnd } from "@/components/projects/saved/list-end";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { listedPlaceWords } from "@/lib/projects/listing/listing-place";
import type { ListingFaq } from "@/lib/projects/listing/listing-faqs";
import type { PlaceLink } from "@/lib/projects/listing/price-paths";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { Link } from "@/components/ui/link";
import { sayPlace } from "@/lib/base/say-place";
import { t } from "@/lib/base/language";
import { ListingView } from "./listing-view";

/** What a phone shows whole: three lines of it. */
const shortText = 130;

/**
 * What the data say of the whole list, in a few sentences. On a phone a long one is two lines until it is asked for, where
 * the browser can do that without a script; a reader of the page and a screen reader have it whole.
 */
function ListingIntro({ sentences }: { sentences: readonly string[] }) {
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
function ListingFaqs({ faqs, prices }: { faqs: readonly ListingFaq[]; prices: PlaceLink | null }) {
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

type Props = {
  filters: ListingFilters;
  list: ProjectList;
  byType: BedroomsByType;
  intro: readonly string[];
  faqs: readonly ListingFaq[];
  prices: PlaceLink | null;
  /** What the address asks for and no filter knows. */
  unknown: readonly UnknownValue[];
  reading: SearchReading;
};

/** The content of the listing page, the same for all of its addresses. */
export function Listing({ filters, list, byType, intro, faqs, prices, unknown, reading }: Props) {
  return (
    <>
      {/* At least as high as the screen, so that what appears below it later moves nothing visible. */}
      <div className="container-page min-h-dvh pt-1 pb-16">
        <ListingView
          initialFilters={filters}
          initialList={list}
          words={listedPlaceWords(filters, list)}
          byType={byType}
          unknown={unknown}
          reading={reading}
          intro={intro.length > 0 && <ListingIntro sentences={intro} />}
          faqs={faqs.length > 0 && <ListingFaqs faqs={faqs} prices={prices} />}
        />
      </div>
      <ListEnd />
    </>
  );
}
