import { visitorMailWords as words } from "@/content/lead-mails";
import { t } from "@/lib/base/language";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";

/** How a mail to a visitor begins. Anybody can have it sent to any address, so text that is more than a name is not repeated. */
export function greetingOf(typed: string): string {
  const name = cleanLine(typed);
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,39}$/u.test(name) && !/\.\p{L}{2,}/u.test(name);
  return isName ? t(words.greeting, { name }) : t(words.greetingWithoutName);
}
