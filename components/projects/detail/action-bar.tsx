import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { projectWhatsappLink } from "./project-whatsapp-link";
import { t } from "@/lib/base/language";

/** On phones, always visible at the bottom: Call, WhatsApp, Get Callback. */
export function ActionBar({ name }: { name: string }) {
  return (
    <nav id="action-bar" aria-label={t("Talk to us about {name}", { name })} className="action-bar">
      <a href={brand.phoneLink}>
        <Icon name="call" className="size-[1.4em]" />
        {t("Call")}
      </a>
      <a href={projectWhatsappLink(name)} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" className="size-[1.4em]" />
        WhatsApp
      </a>
      <a href="#enquiry">{t("Get Callback")}</a>
    </nav>
  );
}
