/**
 * The properties of a node: `must` by schema.org or for a rich result of Google, `should` as Google
 * recommends, `may` as others allowed. Any other property is a fault: it is a typing error or a leak.
 */
export type NodeRule = { must: readonly string[]; should?: readonly string[]; may?: readonly string[] };

const page = ["url", "name", "description", "inLanguage", "mainEntity"];
const place = ["identifier", "hasMap", "geo", "amenityFeature"];
const floorArea = ["floorSize", "accommodationFloorPlan"];
const range = ["value", "minValue", "maxValue", "unitCode", "unitText"];

export const nodeRules: Readonly<Record<string, NodeRule>> = {
  AboutPage: { must: ["url", "name", "mainEntity"], may: page },
  AggregateOffer: {
    must: ["priceCurrency", "lowPrice"],
    should: ["highPrice", "offerCount"],
    may: ["availability", "availabilityEnds"],
  },
  Answer: { must: ["text"] },
  ApartmentComplex: {
    must: ["name", "address"],
    should: ["accommodationFloorPlan"],
    may: [...place, "numberOfAccommodationUnits"],
  },
  Blog: { must: ["url", "name", "blogPost"], may: ["description", "inLanguage", "publisher"] },
  BlogPosting: {
    must: ["headline", "url", "author"],
    should: ["datePublished", "image"],
    may: ["mainEntityOfPage", "publisher", "inLanguage", "dateModified"],
  },
  BreadcrumbList: { must: ["itemListElement"] },
  ContactPage: { must: ["url", "name", "mainEntity"], may: page },
  DataCatalog: {
    must: ["url", "name", "dataset"],
    should: ["description", "publisher"],
    may: ["inLanguage", "isAccessibleForFree"],
  },
  DataDownload: { must: ["contentUrl"], should: ["encodingFormat"] },
  Dataset: {
    must: ["name", "description"],
    should: ["url", "creator", "distribution", "dateModified"],
    may: ["inLanguage", "isAccessibleForFree", "spatialCoverage", "temporalCoverage", "variableMeasured"],
  },
  EntryPoint: { must: ["urlTemplate"] },
  FAQPage: { must: ["mainEntity"], should: ["url", "name"], may: ["inLanguage"] },
  FloorPlan: {
    must: [],
    should: ["name", "floorSize", "numberOfBedrooms"],
    may: ["numberOfBathroomsTotal", "layoutImage"],
  },
  GeoCoordinates: { must: ["latitude", "longitude"] },
  ItemList: { must: ["itemListElement", "numberOfItems"], should: ["name"] },
  ListItem: { must: ["position", "name"], may: ["item", "url"] },
  LocationFeatureSpecification: { must: ["name", "value"] },
  Offer: { must: ["price", "priceCurrency"] },
  OpeningHoursSpecification: { must: ["dayOfWeek", "opens", "closes"] },
  Organization: { must: ["name"], should: ["url", "logo"] },
  Place: { must: ["name", "address"], may: [...place, "additionalProperty"] },
  PostalAddress: {
    must: ["addressCountry"],
    should: ["streetAddress", "addressLocality", "addressRegion"],
    may: ["postalCode"],
  },
  PropertyValue: { must: ["name"], may: ["propertyID", ...range] },
  QuantitativeValue: { must: [], may: range },
  Question: { must: ["name", "acceptedAnswer"] },
  RealEstateAgent: {
    must: ["name", "address"],
    should: ["url", "telephone", "logo"],
    may: [
      ...["description", "slogan", "image", "email", "foundingDate", "sameAs"],
      ...["openingHoursSpecification", "department"],
    ],
  },
  RealEstateListing: {
    must: ["url", "name", "about"],
    should: ["offers", "image", "description"],
    may: ["inLanguage", "provider", "video", "datePosted"],
  },
  SearchAction: { must: ["target", "query-input"] },
  SingleFamilyResidence: { must: ["name", "address"], should: floorArea, may: place },
  VideoObject: {
    must: ["name", "description", "thumbnailUrl", "uploadDate"],
    should: ["embedUrl"],
    may: ["contentUrl", "duration"],
  },
  WebApplication: {
    must: ["name", "offers", "applicationCategory"],
    should: ["operatingSystem", "url"],
    may: ["description", "inLanguage", "isAccessibleForFree", "publisher"],
  },
  WebSite: { must: ["name", "url"], may: ["inLanguage", "publisher", "potentialAction"] },
};

/** Properties by what their values must be. */
export const valueRules = {
  numbers: [
    ...["position", "lowPrice", "highPrice", "price", "offerCount", "numberOfItems", "minValue", "maxValue"],
    ...["latitude", "longitude", "numberOfBedrooms", "numberOfBathroomsTotal"],
  ],
  addresses: [
    ...["url", "item", "image", "logo", "layoutImage", "thumbnailUrl", "embedUrl", "contentUrl", "hasMap"],
    ...["mainEntityOfPage", "sameAs", "urlTemplate"],
  ],
  /** Addresses of our own pages. */
  ours: ["url", "item", "mainEntityOfPage", "urlTemplate"],
  days: ["datePublished", "dateModified", "datePosted", "uploadDate"],
};
