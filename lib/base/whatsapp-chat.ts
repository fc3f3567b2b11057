/**
 * A WhatsApp chat with this number (digits, with the country code) in which the text is already written. Letters other than
 * ASCII stay as they are, which HTML allows: as `%E0%B0%A8` each letter of Telugu or Hindi would take three times its room.
 */
export function whatsappChat(number: string, text: string): string {
  return `https://wa.me/${number}?text=${text.replace(/[\0-\x7f]+/g, encodeURIComponent)}`;
}
