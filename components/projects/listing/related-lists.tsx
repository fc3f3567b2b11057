import { Link } from "@/components/ui/link";
import { Said } from "@/components/ui/said";
import type { RelatedListings } from "@/lib/projects/listing/related-listings";

/** The other links are folded away; lists with the most projects come first. */
const shownAtOnce = 24;

/** Links to lists that are close to this one. */
export function RelatedLists({ related }: { related: readonly RelatedListings[] }) {
  return related.map(({ heading, links }) => (
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
