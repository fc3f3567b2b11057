import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { whatsappChat } from "@/lib/base/whatsapp-chat";
import { t } from "@/lib/base/language";

/**
 * Opens a chat with the greeting already written. On phones it stands in a bar at the bottom, where it covers no words
 * and no button, and which it shares with the bar of the comparison; a project's page has WhatsApp in its own bar there.
 * On wide screens it stands in the margin, and where that is too narrow, on a project's page between its columns.
 */
export function WhatsappButton() {
  return (
    <aside id="chat-bar" aria-label={t("Chat")} className="chat-bar">
      <p>{t("Any questions? Ask us.")}</p>
      <a
        href={whatsappChat(brand.whatsappNumber, t(brand.whatsappGreeting))}
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
