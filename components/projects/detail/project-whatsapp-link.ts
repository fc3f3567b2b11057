import { brand } from "@/content/site";

/** A WhatsApp chat that begins with the project's name. */
export function projectWhatsappLink(name: string): string {
  const text = `Hello! I have a question about ${name}.`;
  return `https://wa.me/${brand.whatsappNumber}?text=${encodeURIComponent(text)}`;
}
