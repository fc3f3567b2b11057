import { inEnglish } from "@/lib/base/language";

/** `/map-list` is how Next knows the map of a list inside (lib/server/http/rewrites.mjs): both must give the same answer. */
const services = /^\/(villa|apartment|plot|home-loan|propertylist|properties|map-list)/;

/** Does this path belong to "Our Services" (specification, section 2)? */
export function isServicePath(pathname: string): boolean {
  return services.test(inEnglish(pathname));
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
