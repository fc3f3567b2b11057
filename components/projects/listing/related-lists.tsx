import { Link } from "@/components/ui/link";
import { Said } from "@/components/ui/said";
import { Still } from "@/components/ui/still";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { relatedListings, type RelatedListings } from "@/lib/projects/listing/related-listings";
import type { BedroomsByType, ProjectList } from "@/lib/projects/search/project-query-schema";

/** The other links are folded away; lists with the most projects come first. */
const shownAtOnce = 24;

type Props = { filters: ListingFilters; list: ProjectList; byType: BedroomsByType };

/** Those of the list that the server made, which the browser has in the markup alone. */
export function FirstRelated(props: Props) {
  return (
    <Still name="list-related">
      <RelatedLists {...props} />
    </Still>
  );
}

/** Links to lists that are close to this one. */
export function RelatedLists({ filters, list, byType }: Props) {
  return relatedListings(filters, list.facets, byType).map(({ heading, links }) => (
    <nav key={heading} aria-label={heading} className="border-surface-line mt-10 border-t pt-6">
      <h2 className="text-lg font-bold">{heading}</h2>
      <Links links={links.slice(0, shownAtOnce)} />
      {links.length > shownAtOnce && (
        <details>
          <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center font-bold">
            <Said words="{count} more" count={links.length - shownAtOnce} />
          </summary>
          <Links links={links.slice(shownAtOnce)} />
        </details>
      )}
    </nav>
  ));
}

function Links({ links }: Pick<RelatedListings, "links">) {
  return (
    <ul className="link-columns mt-2">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
