/**
 * Where the calls of `/api/v1` are, written once: for the contract, the server, the browser and the other backend's
 * client. Paths are below `apiRoot`; `{id}` stands for a path parameter. Without any schema, as the browser reads it.
 */
export const apiRoot = "/api/v1";

export const readPaths = {
  searchProjects: "/property/getfilteredproperties",
  searchPlots: "/plots/getfilteredplots",
  allProjects: "/property/getallproperties",
  oneProject: "/property/getproperties/{id}",
  recentProjects: "/property/getrecentproperties",
  changedProjects: "/property/getchangedproperties",
  similarProjects: "/property/getsimilarproperties/{id}",
  suggest: "/property/suggest",
  places: "/property/places",
  mapPins: "/property/getmappins",
  wholeCost: "/property/getwholecost",
  openBook: "/quality/getopenbook",
  placePrices: "/property/getplaceprices",
  allPlots: "/plots/getallplots",
  onePlot: "/plots/getplot/{id}",
  states: "/states/getallstates",
  citiesByState: "/cities/getcitiesbystate",
  allCities: "/cities/getallcitiesadmin",
  blogPosts: "/blog/getallblogs",
  oneBlogPost: "/blog/getblog/{slug}",
} as const;

/** The calls that take a lead. */
export const leadPaths = {
  createEnquiry: "/propertyenquiry/createpropertyenquiry",
  createContact: "/contactus/createcontactus",
  createInterior: "/interiordesignenqueries/createinteriordesignenquery",
  createLoan: "/loaninqueries/createloaninquiries",
} as const;

/** Gives a lead the right number. */
export const correctionPath = "/leads/correctphone";

/** What the link of a lead shows, and changes. */
export const consentPaths = {
  read: "/leads/getconsent",
  change: "/leads/setconsent",
  erase: "/leads/eraselead",
} as const;

/** Searches that are sent by email; the token of `stop` is in the head of each such mail. */
export const savedSearchPaths = {
  create: "/savedsearches/createsavedsearch",
  read: "/savedsearches/getsavedsearches",
  change: "/savedsearches/setsavedsearches",
  stop: "/savedsearches/stopsavedsearches/{token}",
} as const;

/** Takes what the CRM says of a lead. */
export const leadStatusPath = "/leads/setstatus";

/** Takes a lead of a portal. */
export const leadCreatePath = "/leads/create";

/** Apart from the others: every page has it in the browser. */
export const vitalsPath = "/vitals";

/** A path with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
