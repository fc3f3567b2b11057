import { consentMailWords as words, visitorMailWords } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { consentPath } from "@/lib/base/paths";
import { contactRules, sayChannels, sayHours } from "@/lib/enquiries/forms/contact-rules";
import { leadLanguage } from "@/lib/enquiries/forms/lead-language";
import { consentToken } from "@/lib/enquiries/intake/consent-token";
import { sayIn } from "@/lib/process/say-in";
import type { OpenDelivery } from "@/lib/enquiries/store/stored-lead";
import { greetingOf } from "./greeting";
import { messageIdOf, type LeadMail, type VisitorMailSettings } from "./lead-mail";
import { toHtml, toText, type MailPart } from "./mail-parts";

/**
 * The mail to a visitor whom no other mail tells how to stop it: what was agreed to, and the link, in the language of the form.
 * Nothing that was typed is in it but a name, because anybody can have it sent to any address.
 */
export function consentMail(delivery: OpenDelivery, settings: VisitorMailSettings): LeadMail {
  return sayIn(leadLanguage(delivery.lead.sourcePage), () => write(delivery, settings));
}

function write({ id, lead }: OpenDelivery, { SITE_URL, MAIL_FROM }: VisitorMailSettings): LeadMail {
  const subject = t(words.subject, { reference: lead.reference });
  const { channels, hours, until } = contactRules(lead.contact);
  const may = t(words.may, {
    day: formatDay(until) ?? until,
    ways: sayChannels(channels),
    hours: sayHours(hours),
  });
  const parts: MailPart[] = [
    { kind: "paragraph", text: greetingOf(lead.name) },
    { kind: "paragraph", text: t(words.text) },
    { kind: "paragraph", text: `“${lead.consent.text}”` },
    { kind: "paragraph", text: may },
    { kind: "button", text: t(words.button), href: SITE_URL + here(consentPath(consentToken(lead.id))) },
    { kind: "field", label: t(visitorMailWords.reference), text: lead.reference },
    {
      kind: "field",
      label: t(visitorMailWords.call, { company: brand.name }),
      text: brand.phone,
      href: brand.phoneLink,
    },
    { kind: "small", text: t(words.why, { site: brand.name }) },
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
