/** Addresses of the pages, written once; those of listings with several filters are in `listing-path`. */
export const paths = {
  home: "/",
  about: "/aboutus",
  contact: "/contactus",
  listing: "/propertylist",
  builders: "/builders",
  shortlist: "/shortlist",
  compare: "/compare",
  visitSheet: "/visit-sheet",
  sharePreview: "/share-preview",
  blog: "/blog",
  interiorDesign: "/interior-design",
  homeLoanAssistance: "/home-loan-assistance",
  homeLoan: "/home-loan",
  emiCalculator: "/emi-calculator",
  totalCost: "/total-cost",
  afford: "/what-we-can-afford",
  prices: "/price-trends",
  quality: "/quality",
  faqs: "/faqs",
  privacy: "/privacy-policy",
  accessibility: "/accessibility",
} as const;

/** How the site stands on a home screen: named by the pages that a visitor comes back to, and by no other. */
export const manifestPath = "/manifest.webmanifest";

/** Where a search is saved; `query` is that of its list, `result` what the form came to. */
export function saveSearchPath(query: string, result: Record<string, string> = {}): string {
  const params = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(result)]);
  return params.size > 0 ? `/saved-search?${params}` : "/saved-search";
}

/** The page behind a link of the mails about saved searches; `result` is what a form on it came to. */
export function savedSearchesPath(token: string, result?: { done: string } | { problem: string }): string {
  return `/saved-search/${encodeURIComponent(token)}${result ? `?${new URLSearchParams(result)}` : ""}`;
}

/** The list of a place: `listingPath` with that place alone, for menus that are on every page. */
export function placePath(name: string): string {
  return `${paths.listing}?${new URLSearchParams({ location: name })}`;
}

/** The canonical path of a project's page. */
export function projectPath(project: {
  id: number | string;
  slug?: string | null;
  isPlot?: boolean;
}): string {
  const id = encodeURIComponent(project.id);
  const slug = project.slug ? `/${encodeURIComponent(project.slug)}` : "";
  return `/propertydetails/${id}${slug}${project.isPlot ? "?type=plot" : ""}`;
}

/** The list of one builder. */
export function builderPath(name: string): string {
  return `${paths.listing}?${new URLSearchParams({ builder: name })}`;
}

/** The path of the comparison of these projects (`project-key`). */
export function comparePath(keys: readonly string[]): string {
  return withProjects(paths.compare, keys);
}

/** The path of the site-visit sheets of these projects (`project-key`). */
export function visitSheetPath(keys: readonly string[]): string {
  return withProjects(paths.visitSheet, keys);
}

function withProjects(path: string, keys: readonly string[]): string {
  const params = new URLSearchParams(keys.map((key) => ["project", key]));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** What a form says of the data that it takes; `form` as in `lib/enquiries/forms/notice.ts`. */
export function noticePath(form: string): string {
  return `/privacy-notice/${form}`;
}

/** The page behind the signed link of a lead; `result` is what a form on it came to. */
export function consentPath(token: string, result?: { done: string } | { problem: string }): string {
  return `/consent/${encodeURIComponent(token)}${result ? `?${new URLSearchParams(result)}` : ""}`;
}

/** A brochure in the viewer, to be opened in a new tab. */
export function brochurePath(url: string, property: string): string {
  return `/pdf-viewer?url=${encodeURIComponent(url)}&property=${encodeURIComponent(property)}`;
}

export function builderPagePath(slug: string): string {
  return `${paths.builders}/${encodeURIComponent(slug)}`;
}

export function blogPostPath(slug: string): string {
  return `/blog-detail/${encodeURIComponent(slug)}`;
}
