// `/cached-list` is how the listing is addressed inside (lib/page-cache); both names must give the same answer.
const services = [
  "/villa",
  "/apartment",
  "/plot",
  "/home-loan",
  "/propertylist",
  "/properties",
  "/cached-list",
];

/** Does this path belong to "Our Services" (specification, section 2)? */
export function isServicePath(pathname: string): boolean {
  return services.some((start) => pathname.startsWith(start));
}
