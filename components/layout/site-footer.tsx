import type { ReactNode } from "react";
import { brand, grievanceOfficer, places, offices } from "@/content/site";
import { paths, placePath } from "@/lib/base/paths";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { here, t } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { sayGrievanceOfficer } from "@/lib/enquiries/forms/notice";
import { sayRegistrations } from "@/lib/seo/agent-words";
import { addressOf, hoursOf } from "@/lib/seo/office-words";
import { networkSites } from "@/content/network-sites";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import { allBuilders, quickLinks, resourceLinks, typeLinks } from "./nav-links";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

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
          <span className="block">{sayRegistrations()}</span>
          <span className="block print:hidden">
            {t("Grievance officer: {name}", { name: sayGrievanceOfficer() })},{" "}
            <a href={`mailto:${grievanceOfficer.email}`} className="hover:underline">
              {grievanceOfficer.email}
            </a>
            {" · "}
            <a href={here(`${paths.privacy}#withdraw`)} className="hover:underline">
              {t("Take your consent back")}
            </a>
          </span>
          {`© ${brand.founded}–${new Date().getFullYear()} ${brand.name}. ${t("Prices, areas and dates are the developers’; please confirm them before you book.")}`}
        </p>
      </div>
    </footer>
  );
}

function toPlaceLink(name: string) {
  return { label: name, href: placePath(name) };
}

/** Who the company is, where its office is and how to reach it. */
function FooterAbout() {
  return (
    <section aria-label={t("About {company}", { company: brand.name })}>
      <Logo tone="dark" />
      <p>{t(brand.about)}</p>
      <address className="mt-5 grid gap-1 text-sm text-white/85 not-italic md:max-lg:grid-cols-3 md:max-lg:items-center md:max-lg:gap-6">
        {offices.map((office) => (
          <span key={addressOf(office)} className="flex gap-3 py-1.5">
            <Icon name="pin" className="text-gold-500 size-5" />
            <span>
              {addressOf(office)}
              {hoursOf(office) && <span className="block">{hoursOf(office)}</span>}
            </span>
          </span>
        ))}
        <a href={brand.phoneLink} className="group min-h-touch flex items-center gap-3">
          <Icon name="call" className="text-gold-500 size-5" />
          <span>
            <span className="figures block text-lg font-bold text-white group-hover:underline">
              {brand.phone}
            </span>
            {t(promises.phone.hours)}
          </span>
        </a>
        <a href={`mailto:${brand.email}`} className="min-h-touch flex items-center gap-3 hover:underline">
          <Icon name="mail" className="text-gold-500 size-5" />
          <span className="min-w-0 wrap-anywhere">{brand.email}</span>
        </a>
      </address>
      <SocialLinks className="mt-3 -ml-2.5 text-white/85" />
    </section>
  );
}

type Props = { heading: string; wide?: boolean; children: ReactNode };

/**
 * A group of footer links: on phones folded, one open at a time (all share a `name`), elsewhere always open. The links
 * come after the `<details>`, not inside: no style can show the content of a closed one.
 */
function FooterGroup({ heading, wide = false, children }: Props) {
  return (
    <nav aria-label={t(heading)} className={`footer-group ${wide ? "md:col-span-2" : ""}`}>
      <details name="footer-group">
        <summary>
          {t(heading)}
          <Icon name="chevronDown" className="turns" />
        </summary>
      </details>
      <h2>{t(heading)}</h2>
      <div>{children}</div>
    </nav>
  );
}

/** Links to other property sites; `nofollow`, so that search engines don't count them as recommendations. */
function NetworkSites() {
  return (
    <ul className="footer-links">
      {networkSites.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="nofollow noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
