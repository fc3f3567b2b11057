import { Icon } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { brand, offices } from "@/content/site";
import { addressOf, hoursOf } from "@/lib/seo/office-words";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";
import { t } from "@/lib/base/language";

/** Who the company is, where its office is and how to reach it. */
export function FooterAbout() {
  return (
    <section aria-label={t("About {company}", { company: brand.name })}>
      <Logo tone="dark" />
      <p>{t(brand.about)}</p>
      <address className="footer-address">
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
