import { brand } from "@/content/site";
import { whatsappChat } from "@/lib/base/whatsapp-chat";
import { t } from "@/lib/base/language";

/** A WhatsApp chat that begins with the project's name. */
export function projectWhatsappLink(name: string): string {
  const text = t("Hello! I have a question about {name}.", { name });
  return whatsappChat(brand.whatsappNumber, text);
}

/** One that asks for something like a project that is no longer sold. */
export function similarWhatsappLink(name: string, place: string): string {
  const text = t("Hello! {name} in {place} is no longer sold. Do you have something similar?", {
    name,
    place,
  });
  return whatsappChat(brand.whatsappNumber, text);
}
