import type {
  AboutPage,
  ContactPage,
  Graph,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  RealEstateAgent,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { about } from "@/content/about";
import { brand, type Office, offices, socialLinks } from "@/content/site";
import { language, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { breadcrumbNode, toAbsolute, toGraph } from "./graph-json-ld";
import { registeredOffice } from "./office-words";
import type { Trail } from "./trail";

/** The company as in the footer of every page. `image` is a picture on the page. */
function companyNode(origin: string, image?: string): RealEstateAgent {
  const others = offices.slice(1);
  const profiles = socialLinks.map(({ href }) => href).filter(isProfile);
  return {
    "@type": "RealEstateAgent",
    "@id": companyId(origin),
    name: brand.name,
    url: toAbsolute(origin, paths.home),
    description: brand.about,
    slogan: brand.tagline,
    logo: toAbsolute(origin, "/icon.svg"),
    ...(image && { image: toAbsolute(origin, image) }),
    telephone: brand.phone,
    email: brand.email,
    foundingDate: String(brand.founded),
    address: postalAddress(registeredOffice),
    ...hoursNode(registeredOffice),
    ...(others.length > 0 && {
      department: others.map((office) => ({
        "@type": "RealEstateAgent" as const,
        name: `${brand.name}, ${office.name}`,
        address: postalAddress(office),
        ...hoursNode(office),
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function postalAddress({ street, city, state, postalCode }: Office): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: "IN",
  };
}

const dayNames = {
  Mon: "https://schema.org/Monday",
  Tue: "https://schema.org/Tuesday",
  Wed: "https://schema.org/Wednesday",
  Thu: "https://schema.org/Thursday",
  Fri: "https://schema.org/Friday",
  Sat: "https://schema.org/Saturday",
  Sun: "https://schema.org/Sunday",
} as const;

function hoursNode({ hours }: Office): { openingHoursSpecification?: OpeningHoursSpecification[] } {
  if (hours.length === 0) return {};
  return {
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
  };
}

/** The company as publisher of a page that is about something else. */
export function publisherOf(origin: string): Organization {
  return {
    "@type": "Organization",
    "@id": companyId(origin),
    name: brand.name,
    url: toAbsolute(origin, paths.home),
    logo: toAbsolute(origin, "/icon.svg"),
  };
}

export function aboutGraph(origin: string, trail: Trail): Graph {
  const page: AboutPage = {
    "@type": "AboutPage",
    url: toAbsolute(origin, paths.about),
    name: t(about.title),
    description: t(about.lead),
    inLanguage: `${language()}-IN`,
    mainEntity: { "@id": companyId(origin) },
  };
  return toGraph([page, companyNode(origin, about.picture.src), breadcrumbNode(origin, trail)]);
}

export function contactGraph(origin: string, trail: Trail, words: { title: string; lead: string }): Graph {
  const page: ContactPage = {
    "@type": "ContactPage",
    url: toAbsolute(origin, paths.contact),
    name: words.title,
    description: words.lead,
    inLanguage: `${language()}-IN`,
    mainEntity: { "@id": companyId(origin) },
  };
  return toGraph([page, companyNode(origin), breadcrumbNode(origin, trail)]);
}

/** The id by which other nodes refer to the company. */
function companyId(origin: string): string {
  return `${toAbsolute(origin, paths.home)}#company`;
}

/** The start page of a network is not a profile of this company. */
function isProfile(address: string): boolean {
  return new URL(address).pathname !== "/";
}

/** Structured data of the company and its site, with the home page's search. `image` is the hero picture. */
export function homeGraph(origin: string, image: string): Graph {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${toAbsolute(origin, paths.listing)}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  const site: WebSite = {
    "@type": "WebSite",
    "@id": `${toAbsolute(origin, paths.home)}#site`,
    url: toAbsolute(origin, paths.home),
    name: brand.name,
    inLanguage: `${language()}-IN`,
    publisher: { "@id": companyId(origin) },
    potentialAction: search,
  };
  return toGraph([companyNode(origin, image), site]);
}
