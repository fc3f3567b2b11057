import { consentMailWords as words } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { consentPath } from "@/lib/base/paths";
import { contactRules, sayChannels, sayHours } from "@/lib/enquiries/forms/contact-rules";
import { consentToken } from "@/lib/enquiries/intake/consent-token";
import type { OpenDelivery } from "@/lib/enquiries/store/stored-lead";
import { greetingOf } from "./greeting";
import { messageIdOf, type LeadMail, type MailSettings } from "./lead-mail";
import { toHtml, toText, type MailPart } from "./mail-parts";

/**
 * The mail to a visitor whom no other mail tells how to stop it: what was agreed to, and the link. Nothing that was typed is in
 * it but a name, because anybody can have it sent to any address.
 */
export function consentMail(
  { id, lead }: OpenDelivery,
  { SITE_URL, MAIL_FROM }: Omit<MailSettings, "LEADS_EMAIL_TO">,
): LeadMail {
  const subject = words.subject.replace("{reference}", lead.reference);
  const { channels, hours, until } = contactRules(lead.contact);
  const may = words.may
    .replace("{day}", formatDay(until) ?? until)
    .replace("{ways}", sayChannels(channels))
    .replace("{hours}", sayHours(hours));
  const parts: MailPart[] = [
    { kind: "paragraph", text: greetingOf(lead.name) },
    { kind: "paragraph", text: words.text },
    { kind: "paragraph", text: `“${lead.consent.text}”` },
    { kind: "paragraph", text: may },
    { kind: "button", text: words.button, href: SITE_URL + consentPath(consentToken(lead.id)) },
    { kind: "field", label: "Your reference", text: lead.reference },
    { kind: "field", label: `Call ${brand.name}`, text: brand.phone, href: brand.phoneLink },
    { kind: "small", text: words.why.replace("{site}", brand.name) },
  ];
  return {
    to: lead.email === null ? [] : [lead.email],
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId: messageIdOf(id, MAIL_FROM),
    headers: { "X-Lead-Reference": lead.reference, "Auto-Submitted": "auto-generated" },
  };
}
