import { consentLink } from "@/content/contact-rules";
import {
  brochureMailWords,
  consentMailWords,
  erasureMailWords,
  leadTitles,
  visitorMailWords,
} from "@/content/lead-mails";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { consentPath, projectPath } from "@/lib/base/paths";
import { sayCallLater } from "@/lib/enquiries/forms/call-hours";
import { contactRules, sayChannels, sayHours } from "@/lib/enquiries/forms/contact-rules";
import { leadLanguage } from "@/lib/enquiries/forms/lead-context";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { sayWishes } from "@/lib/enquiries/forms/visit-times";
import { consentToken } from "@/lib/enquiries/intake/installation-secret";
import type { ErasureNews } from "@/lib/enquiries/store/lead-mutations";
import type { LeadProject, OpenDelivery, StoredLead } from "@/lib/enquiries/store/lead-queries";
import { exemptionWords, reraWithSite } from "@/lib/projects/project/rera-number";
import { sayIn } from "@/lib/process/say-in";
import { withRegistrations } from "@/lib/seo/agent-words";
import { brochureLinks } from "./lead-links";
import { type LeadMail, type MailSettings, messageIdOf, type VisitorMailSettings } from "./lead-mail";
import { button, field, type MailPart, paragraph, toHtml, toText } from "./mail-parts";

/** The mail with the brochure's link to the visitor who asked for it (specification, section 2), in the language of the form. */
export function brochureMail(delivery: OpenDelivery, settings: VisitorMailSettings): LeadMail {
  return sayIn(leadLanguage(delivery.lead), () => writeBrochureMail(delivery, settings));
}

function writeBrochureMail(
  { id, lead }: OpenDelivery,
  { SITE_URL, MAIL_FROM }: VisitorMailSettings,
): LeadMail {
  const subject = t(brochureMailWords.subject, { project: projectName(lead) });
  const parts = brochureParts(lead, SITE_URL);
  return letterTo(lead, subject, parts, messageIdOf(id, MAIL_FROM));
}

/** What the RERA Act asks of a mail that names a project: its number and who gave it, or why it needs none. */
export function adParts({
  reraId,
  reraExemption,
  locations = [],
}: Pick<LeadProject, "reraId" | "reraExemption" | "locations">): MailPart[] {
  const rera = reraWithSite({ reraId, locations });
  if (rera) return [{ kind: "field", label: t("RERA ID"), text: rera }];
  const exempt = exemptionWords({ reraExemption });
  return exempt ? [{ kind: "paragraph", text: exempt }] : [];
}

/** A mail to the person of a lead. */
export function letterTo(
  { email, reference }: StoredLead,
  subject: string,
  parts: readonly MailPart[],
  messageId: string,
): LeadMail {
  return {
    to: email === null ? [] : [email],
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId,
    headers: { "X-Lead-Reference": reference, "Auto-Submitted": "auto-generated" },
  };
}

function brochureParts(lead: StoredLead, siteUrl: string): MailPart[] {
  const { project } = lead;
  // What is no longer offered, as when its number was withdrawn, is advertised no more.
  const links = project?.isActive && brochureLinks(project, siteUrl);
  const name = projectName(lead);
  const stop = siteUrl + here(consentPath(consentToken(lead.id)));
  return [
    paragraph(greetingOf(lead.name)),
    paragraph(t(links ? brochureMailWords.ready : brochureMailWords.missing, { project: name })),
    ...(links
      ? [
          button(t("Open the brochure"), links.viewer),
          field(t(brochureMailWords.file), links.file, links.file),
        ]
      : []),
    ...(project?.isActive
      ? [field(t("Project"), name, siteUrl + here(projectPath(project))), ...adParts(project)]
      : []),
    callPart(),
    field(t(visitorMailWords.reference), lead.reference),
    field(t(consentLink), stop, stop),
    {
      kind: "small",
      text: withRegistrations(
        `${t(brochureMailWords.questions)}\n${t(brochureMailWords.why, { site: brand.name })}`,
      ),
    },
  ];
}

/** The number to call. */
export const callPart = (): MailPart =>
  field(t(visitorMailWords.call, { company: brand.name }), brand.phone, brand.phoneLink);

function projectName({ project }: StoredLead): string {
  return project ? cleanLine(project.name) : t(brochureMailWords.noProject);
}

/**
 * The mail to a visitor whom no other mail tells how to stop it: what was agreed to, and the link, in the language of the form.
 * Nothing that was typed is in it but a name (times are chosen), because anybody can have it sent to any address.
 */
export function consentMail(
  delivery: OpenDelivery,
  settings: VisitorMailSettings,
  now = new Date(),
): LeadMail {
  return sayIn(leadLanguage(delivery.lead), () => writeConsentMail(delivery, settings, now));
}

function writeConsentMail(
  { id, lead }: OpenDelivery,
  { SITE_URL, MAIL_FROM }: VisitorMailSettings,
  now: Date,
): LeadMail {
  const subject = t(consentMailWords.subject, { reference: lead.reference });
  const { channels, hours, until } = contactRules(lead.contact);
  const may = t(consentMailWords.may, {
    day: formatDay(until) ?? until,
    ways: sayChannels(channels),
    hours: sayHours(hours),
  });
  const isCalled = leadForms[lead.kind].next.isCall && channels.includes("phone");
  const why = lead.origin ? consentMailWords.whyOutside : consentMailWords.why;
  const later = isCalled && sayCallLater(hours, now);
  const wishes = sayWishes(lead.details.visitTimes);
  const parts: MailPart[] = [
    paragraph(greetingOf(lead.name)),
    paragraph(t(consentMailWords.text)),
    paragraph(`“${lead.consent.text}”`),
    paragraph([may, later].filter(Boolean).join(" ")),
    ...(wishes ? [paragraph(wishes)] : []),
    button(t(consentMailWords.button), SITE_URL + here(consentPath(consentToken(lead.id)))),
    field(t(visitorMailWords.reference), lead.reference),
    callPart(),
    { kind: "small", text: withRegistrations(t(why, { site: brand.name })) },
  ];
  return letterTo(lead, subject, parts, messageIdOf(id, MAIL_FROM));
}

/** The mail to staff that a person has deleted a lead: by its reference they find what they have of it. */
export function erasureMail({ id, erased }: ErasureNews, settings: MailSettings): LeadMail {
  const { kind, reference } = erased;
  const subject = `${erasureMailWords.subject}${leadTitles[kind]} (${reference})`;
  const parts: MailPart[] = [
    { kind: "heading", text: `${leadTitles[kind]} ${reference}` },
    { kind: "paragraph", text: erasureMailWords.text },
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

/** How a message to a visitor begins. Anybody can have it sent to anybody, so text that is more than a name is not repeated. */
export function greetingOf(typed: string): string {
  const name = cleanLine(typed);
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,39}$/u.test(name) && !/\.\p{L}{2,}/u.test(name);
  return isName ? t(visitorMailWords.greeting, { name }) : t(visitorMailWords.greetingWithoutName);
}
