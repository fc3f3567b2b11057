import { ListEnd } from "@/components/projects/saved/list-end";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { listedPlaceWords } from "@/lib/projects/listing/listing-place";
import type { RelatedListings } from "@/lib/projects/listing/related-listings";
import type { ListingFaq } from "@/lib/projects/listing/listing-faqs";
import type { PlaceLink } from "@/lib/projects/listing/price-paths";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { Link } from "@/components/ui/link";
import { sayPlace } from "@/lib/base/say-place";
import { t } from "@/lib/base/language";
import { ListingView } from "./listing-view";
import { RelatedLists } from "./related-lists";

/**
 * What the data say of the whole list, in a few sentences and as answers, all open: they are short. Below the homes, which people
 * came for. `prices`: where they are told in full.
 */
function AboutList({ intro, faqs, prices }: Pick<Props, "intro" | "faqs" | "prices">) {
  if (intro.length + faqs.length === 0) return null;
  return (
    <section aria-labelledby="about-list" className="border-surface-line mt-10 border-t pt-6">
      <h2 id="about-list" className="text-lg font-bold">
        {t("About this list")}
      </h2>
      {intro.length > 0 && <p className="text-ink-600 figures max-w-measure mt-2">{intro.join(" ")}</p>}
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
  landmarks?: readonly RelatedListings[];
};

/** The content of the listing page, the same for all of its addresses. */
export function Listing({
  filters,
  list,
  byType,
  intro,
  faqs,
  prices,
  unknown,
  reading,
  landmarks = [],
}: Props) {
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
          about={
            <>
              <AboutList {...{ intro, faqs, prices }} />
              <RelatedLists related={landmarks} />
            </>
          }
        />
      </div>
      <ListEnd />
    </>
  );
}
