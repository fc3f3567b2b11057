import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { t } from "@/lib/base/language";

/**
 * Opens a chat with the greeting already written. On phones it stands in a bar at the bottom, where it covers no words
 * and no button, and which it shares with the bar of the comparison; a project's page has WhatsApp in its own bar there.
 * On wide screens it stands in the margin, and where that is too narrow, on a project's page between its columns.
 */
export function WhatsappButton() {
  const text = new URLSearchParams({ text: t(brand.whatsappGreeting) });
  return (
    <aside id="chat-bar" aria-label={t("Chat")} className="chat-bar">
      <p>{t("Any questions? Ask us.")}</p>
      <a
        href={`https://wa.me/${brand.whatsappNumber}?${text}`}
        target="_blank"
        rel="noopener"
        aria-label={t("Chat on WhatsApp")}
      >
        <Icon name="whatsapp" className="size-6 md:size-8" />
        <span>WhatsApp</span>
      </a>
    </aside>
  );
}
