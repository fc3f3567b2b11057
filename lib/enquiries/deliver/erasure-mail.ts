import { erasureMailWords as words, leadTitles } from "@/content/lead-mails";
import type { ErasureNews } from "@/lib/enquiries/store/erasure-mutations";
import { messageIdOf, type LeadMail, type MailSettings } from "./lead-mail";
import { toHtml, toText, type MailPart } from "./mail-parts";

/** The mail to staff that a person has deleted a lead: by its reference they find what they have of it. */
export function erasureMail({ id, erased }: ErasureNews, settings: MailSettings): LeadMail {
  const { kind, reference } = erased;
  const subject = `${words.subject}${leadTitles[kind]} (${reference})`;
  const parts: MailPart[] = [
    { kind: "heading", text: `${leadTitles[kind]} ${reference}` },
    { kind: "paragraph", text: words.text },
    { kind: "field", label: "Reference", text: reference },
  ];
  return {
    to: settings.LEADS_EMAIL_TO,
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId: messageIdOf(id, settings.MAIL_FROM),
    headers: { "X-Lead-Reference": reference, "X-Lead-Kind": kind, "Auto-Submitted": "auto-generated" },
  };
}
