import type { Fact, LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { contactRules, isQuietFor, type ContactChannel } from "@/lib/enquiries/forms/contact-rules";
import {
  callLink,
  formatPhone,
  mailLink,
  projectLink,
  sourceLink,
  whatsappLink,
} from "@/lib/enquiries/deliver/lead-links";
import { readIn } from "@/lib/enquiries/forms/lead-language";
import { detailParts } from "@/lib/enquiries/deliver/lead-mail";
import type { LeadRow } from "./lead-work-queries";

/** What a visitor sent, and what came along, line by line: the same as in the mail to staff. */
export function factsOf(lead: LeadRow, siteUrl: string): Fact[] {
  const { project, email, firstPhone, sourcePage, referrer, utm, consent } = lead;
  const rules = contactRules(lead.contact);
  const read = readIn(sourcePage);
  const { state, channels } = rules;
  // A way that is not open has no link.
  const mayOn = (way: ContactChannel) => state === "allowed" && channels.includes(way);
  return [
    {
      label: "Phone",
      text: formatPhone(lead.phone),
      ...(mayOn("phone") && !isQuietFor(rules, lead.firstContactAt) && { href: callLink(lead.phone) }),
    },
    ...(read ? [{ label: "Language", text: read }] : []),
    ...(firstPhone ? [{ label: "Typed at first", text: formatPhone(firstPhone) }] : []),
    ...(email ? [{ label: "Email", text: email, ...(mayOn("email") && { href: mailLink(email) }) }] : []),
    ...(project ? [{ label: "Project", text: project.name, href: projectLink(project, siteUrl) }] : []),
    ...detailParts(lead).map(({ label, text, href }) => ({ label, text, href })),
    { label: "Received", text: formatMoment(lead.acceptedAt) },
    ...(sourcePage ? [{ label: "Page", text: sourcePage, href: sourceLink(sourcePage, siteUrl) }] : []),
    ...(referrer ? [{ label: "Came from", text: referrer }] : []),
    ...Object.entries(utm).map(([label, text]) => ({ label, text })),
    ...(consent
      ? [{ label: "Consent", text: `${consent.channels.join(", ")} (${formatMoment(consent.at)})` }]
      : []),
  ];
}

export function linksOf({ phone }: Pick<LeadRow, "phone">): LeadWork["links"] {
  return { call: callLink(phone), whatsapp: whatsappLink(phone), shownPhone: formatPhone(phone) };
}
