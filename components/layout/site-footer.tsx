import { brand, places } from "@/content/site";
import { placePath } from "@/lib/base/paths";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { FooterAbout } from "./footer-about";
import { FooterGroup } from "./footer-group";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import { allBuilders, quickLinks, resourceLinks, typeLinks } from "./nav-links";
import { NetworkSites } from "./network-sites";
import { t } from "@/lib/base/language";

/** 14 cities, 7 in a column (specification, section 9). */
const mostCities = 14;

/** The footer of every page: plain links, all there without JavaScript. */
export function SiteFooter({ menu }: { menu: SiteMenu }) {
  const cities = menu.cities.slice(0, mostCities).map(({ name }) => toPlaceLink(name));
  const everywhere = { label: "All cities", href: listingPath({}) };
  return (
    // Room at the end for the bar of the WhatsApp button.
    <footer className="page-footer">
      <div className="container-page">
        <div>
          <FooterAbout />
          <div>
            {menu.builders.length > 0 && (
              <FooterGroup heading="Builders">
                <LinkList links={[...menu.builders, allBuilders]} className="footer-links" />
              </FooterGroup>
            )}
            <FooterGroup heading="Properties in India" wide>
              <LinkList
                links={cities.length > 0 ? cities : [everywhere]}
                className="footer-links columns-[2_6rem] gap-x-6"
              />
            </FooterGroup>
            <FooterGroup heading="Buy Property">
              <LinkList links={places.localities.map(toPlaceLink)} className="footer-links" />
            </FooterGroup>
            <FooterGroup heading="Property Type">
              <LinkList links={typeLinks} className="footer-links" />
            </FooterGroup>
            <FooterGroup heading="Quick Links">
              <LinkList links={quickLinks} className="footer-links" />
            </FooterGroup>
            <FooterGroup heading="Resources">
              <LinkList links={resourceLinks} className="footer-links" />
            </FooterGroup>
            <FooterGroup heading="Network Sites">
              <NetworkSites />
            </FooterGroup>
          </div>
        </div>
        <LanguageLinks />
        <p>
          {`© ${brand.founded}–${new Date().getFullYear()} ${brand.name}. ${t("Prices, areas and dates are the developers’; please confirm them before you book.")}`}
        </p>
      </div>
    </footer>
  );
}

function toPlaceLink(name: string) {
  return { label: name, href: placePath(name) };
}
