import { Icon } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { brand } from "@/content/site";
import { SocialLinks } from "./social-links";
import { t } from "@/lib/base/language";

/** The foot of a drawer: the phone number and the company's social network pages. */
export function DrawerContact() {
  return (
    <div className="mt-auto pt-6">
      <a href={brand.phoneLink} className="drawer-contact">
        <Icon name="call" />
        <span>
          <span className="figures block text-lg leading-6 font-black">{brand.phone}</span>
          <span className="block text-sm">{t(promises.phone.hours)}</span>
        </span>
      </a>
      <SocialLinks className="text-ink-600 mt-3 justify-center" />
    </div>
  );
}
