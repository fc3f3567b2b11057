import { apiRoot } from "@/lib/base/call-paths";
import { blogPage, buildersPage, contactPage, interiorDesignPage, pricesPage } from "@/content/page-words";
import { brand, offices, type Claim } from "@/content/site";
import { affordPage, costPage } from "@/content/buying-costs";
import { openBookPage } from "@/content/open-book";
import { about } from "@/content/about";
import { accessibilityPage } from "@/content/guides/accessibility";
import { formatDay } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { contactDescription } from "@/lib/seo/contact-description";
import { sayRegistration, validRegistrations } from "@/lib/seo/agent-words";
import { addressOf, hoursOf } from "@/lib/seo/office-words";
import { toAbsolute } from "@/lib/seo/graph-json-ld";
import { everywhere, feedPath, feedSlug, feedTitle } from "@/lib/projects/listing/feed-address";
import { sitemapPath } from "./sitemap";

/**
 * A summary of the site for assistants, in Markdown (llmstxt.org). `cities` are those with projects; each of `claims`
 * has the date since which it is true.
 */
export function toLlmsText(origin: string, cities: readonly string[], claims: readonly Claim[]): string {
  const link = (label: string, path: string, note?: string) =>
    `- [${label}](${toAbsolute(origin, path)})${note ? `: ${note}` : ""}`;
  return [
    `# ${brand.name}`,
    `> ${brand.about}`,
    "Prices are whole rupees, areas square feet. Prices and possession dates are the developers’; a project without a RERA number has none on record here. Please check a number with the state’s RERA authority before you rely on it.",
    section("Facts", [
      ...claims.map(({ figure, label, asOf }) => `- ${figure} ${label} (as of ${formatDay(asOf)})`),
      `- Phone ${brand.phone}, email ${brand.email}`,
      ...validRegistrations().map((registration) => `- ${sayRegistration(registration)}`),
      ...offices.map((office) => `- ${office.name}: ${addressOf(office)} (${hoursOf(office)})`),
    ]),
    section("Homes and plots", [
      link(
        "All projects",
        paths.listing,
        "filters are query parameters: location, propertyType, bedrooms, budget",
      ),
      link(buildersPage.title, paths.builders, buildersPage.description),
      ...propertyTypes.map(({ value, plural }) => link(plural, listingPath({ propertyType: value }))),
    ]),
    section("Pages", [
      link(about.title, paths.about, about.description),
      link(openBookPage.title, paths.quality, openBookPage.description),
      link(pricesPage.title, paths.prices, pricesPage.description),
      link(contactPage.title, paths.contact, contactDescription()),
      link("Home loans", paths.homeLoan),
      link("EMI calculator", paths.emiCalculator),
      link(costPage.title, paths.totalCost, costPage.description),
      link(affordPage.title, paths.afford, affordPage.description),
      link(interiorDesignPage.title, paths.interiorDesign, interiorDesignPage.description),
      link(blogPage.title, paths.blog, blogPage.description),
      link("FAQs", paths.faqs),
      link("Privacy policy", paths.privacy),
      link(accessibilityPage.title, paths.accessibility, accessibilityPage.description),
    ]),
    section("Data", [
      link("API (OpenAPI 3.1)", `${apiRoot}/openapi.json`, "open for reading (GET), from any site"),
      link("Sitemap", sitemapPath),
      link(`${feedTitle(null)} (Atom)`, feedPath(everywhere, "atom")),
      link(`${feedTitle(null)} (JSON Feed)`, feedPath(everywhere, "json")),
      ...cities
        .filter((name) => feedSlug(name))
        .map((name) => link(`${feedTitle(name)} (Atom)`, feedPath(feedSlug(name), "atom"))),
    ]),
    "",
  ].join("\n\n");
}

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join("\n")}`;
}
