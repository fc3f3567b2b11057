import { ListEnd } from "@/components/projects/saved/list-end";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";
import { listedPlaceWords } from "@/lib/projects/listing/listed-place-words";
import type { ListingFaq } from "@/lib/projects/listing/listing-faqs";
import type { PlaceLink } from "@/lib/projects/listing/price-paths";
import { ListingFaqs, ListingIntro } from "./listing-words";
import type { SearchReading } from "@/lib/projects/listing/search-link";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { ListingView } from "./listing-view";

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
