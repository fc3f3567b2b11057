import { brand } from "@/content/site";
import type { City } from "@/lib/places/place-schema";
import { listingPath, placePath } from "@/lib/routes";
import { FooterAbout } from "./footer-about";
import { FooterColumn } from "./footer-column";
import { footerLocalities, quickLinks, resourceLinks, typeLinks } from "./nav-links";

/** Section 9: 14 cities, 7 in a column. */
const mostCities = 14;

/** The footer of every page: plain links, all there without JavaScript. */
export function SiteFooter({ cities }: { cities: readonly City[] }) {
  const places = cities.slice(0, mostCities).map(({ name }) => ({ label: name, href: placePath(name) }));
  const everywhere = { label: "All cities", href: listingPath({}) };
  const localities = footerLocalities.map((name) => ({ label: name, href: placePath(name) }));
  return (
    // Room at the end for the WhatsApp button and, on a project's page on a phone, the bar with its actions.
    <footer className="bg-ink-900 mt-auto pb-40 text-white md:pb-24 lg:pb-12 print:hidden">
      <div className="container-page">
        <div className="grid gap-10 py-12 lg:grid-cols-[5fr_11fr] lg:gap-16">
          <FooterAbout />
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
            <div className="col-span-2">
              <FooterColumn
                heading="Properties in India"
                links={places.length > 0 ? places : [everywhere]}
                twoColumns
              />
            </div>
            <div className="col-span-2">
              <FooterColumn heading="Buy Property" links={localities} twoColumns />
            </div>
            <div className="col-span-2">
              <FooterColumn heading="Quick Links" links={quickLinks} twoColumns />
            </div>
            <FooterColumn heading="Property Type" links={typeLinks} />
            <FooterColumn heading="Resources" links={resourceLinks} />
          </div>
        </div>
        <p className="border-t border-white/15 pt-6 text-sm text-white/75 md:pr-24">
          © {brand.founded}–{new Date().getFullYear()} {brand.name}. Prices, areas and dates are the
          developers’; please confirm them before you book.
        </p>
      </div>
    </footer>
  );
}
