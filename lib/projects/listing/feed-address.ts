import { toSlug } from "@/lib/base/slug";
import { placeKey } from "@/lib/places/place-name";
import type { ListingPlace } from "./listing-place";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** The two ways a feed is written: `/feeds/hyderabad.atom` and `/feeds/hyderabad.json`. */
export const feedFormats = { atom: "application/atom+xml", json: "application/feed+json" } as const;
export type FeedFormat = keyof typeof feedFormats;

/** The feed of all cities. */
export const everywhere = "all";

/** The feed of a search, whose query follows: `/feeds/search.atom?location=Kokapet`. */
export const ofSearch = "search";

/** The city's name in the address of its feed; empty for a name without letters from a to z. */
export function feedSlug(city: string): string {
  const slug = toSlug(placeKey(city), "");
  return slug === everywhere || slug === ofSearch ? "" : slug;
}

export function searchFeedPath(query: string, format: FeedFormat): string {
  return query ? `${feedPath(ofSearch, format)}?${query}` : feedPath(ofSearch, format);
}

export function feedPath(slug: string, format: FeedFormat): string {
  return `/feeds/${slug}.${format}`;
}

/** The parts of `hyderabad.atom`; `null` if it is not a feed's name. */
export function parseFeedName(name: string): { slug: string; format: FeedFormat } | null {
  const [, slug, format] = /^([a-z0-9-]{1,80})\.(atom|json)$/.exec(name) ?? [];
  return slug && (format === "atom" || format === "json") ? { slug, format } : null;
}

type FeedLink = { url: string; title: string };

/**
 * For a listing's `alternates.types`: the feeds of its city, or of all cities if the listing is not of one place. A
 * locality has those of its city, a state has none.
 */
export function feedTypes(
  place: ListingPlace | null,
  projects: readonly Pick<ProjectSummary, "locations">[],
): Record<string, FeedLink[]> {
  const city = place && cityOf(place, projects);
  const slug = place ? feedSlug(city ?? "") : everywhere;
  if (!slug) return {};
  const title = feedTitle(city);
  return Object.fromEntries(
    (["atom", "json"] as const).map((format) => [
      feedFormats[format],
      [{ url: feedPath(slug, format), title }],
    ]),
  );
}

export function feedTitle(city: string | null): string {
  return `New and changed projects${city ? ` in ${city}` : ""}`;
}

function cityOf({ name, city }: ListingPlace, projects: readonly Pick<ProjectSummary, "locations">[]) {
  const isCity = projects.some(({ locations }) => locations.some((address) => address.city === name));
  return city ?? (isCity ? name : null);
}
