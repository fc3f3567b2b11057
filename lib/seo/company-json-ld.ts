import type { AboutPage, ContactPage, Graph, Organization, RealEstateAgent } from "schema-dts";
import { about } from "@/content/about";
import { brand } from "@/content/site";
import { paths } from "@/lib/base/paths";
import { breadcrumbNode, toAbsolute, toGraph } from "./graph-json-ld";
import type { Trail } from "./trail";

/** The company as in the footer of every page. `image` is a picture on the page. */
export function companyNode(origin: string, image?: string): RealEstateAgent {
  const { street, city, state, postalCode } = brand.address;
  const profiles = brand.social.map(({ href }) => href).filter(isProfile);
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
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: "IN",
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
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
    name: about.title,
    description: about.lead,
    inLanguage: "en-IN",
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
    inLanguage: "en-IN",
    mainEntity: { "@id": companyId(origin) },
  };
  return toGraph([page, companyNode(origin), breadcrumbNode(origin, trail)]);
}

/** The id by which other nodes refer to the company. */
export function companyId(origin: string): string {
  return `${toAbsolute(origin, paths.home)}#company`;
}

/** The start page of a network is not a profile of this company. */
function isProfile(address: string): boolean {
  return new URL(address).pathname !== "/";
}
