/**
 * `/cached-list`, and `/map-list` for its map, is how the listing is addressed inside (lib/page-cache), and `/languages/te` how a
 * page in Telugu is: the names of both sides must give the same answer.
 */
const services =
  /^(\/languages)?(\/te|\/hi)?\/(villa|apartment|plot|home-loan|propertylist|properties|cached-list|map-list)/;

/** Does this path belong to "Our Services" (specification, section 2)? */
export function isServicePath(pathname: string): boolean {
  return services.test(pathname);
}

type Place = { pathname: string; search: string };

/**
 * Whether this link leads to the current page. The listing has two paths, and its place two parameter names; a link
 * that sets a filter is current while that filter is set, whatever the other filters are.
 */
export function isCurrentLink(href: string, here: Place): boolean {
  const [path = "", query = ""] = href.split("?");
  if (asListing(path) !== asListing(here.pathname)) return false;
  const now = new URLSearchParams(here.search);
  const wanted = [...new URLSearchParams(query)];
  return wanted.every(([name, value]) =>
    [now.get(name), name === "location" && now.get("city")].includes(value),
  );
}

function asListing(pathname: string): string {
  return pathname === "/properties" ? "/propertylist" : pathname;
}
