import { staffMailWords } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { formatPrice, formatRupees } from "@/lib/base/format";
import { leadPath } from "@/lib/base/lead-path";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import {
  contactRules,
  sayChannels,
  sayHours,
  type ContactChannel,
  type ContactRules,
} from "@/lib/enquiries/forms/contact-rules";
import { readIn } from "@/lib/enquiries/forms/lead-context";
import { planFields, planIn, sayPlan } from "@/lib/enquiries/forms/lead-plan";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";
import { readVisitTimes, sayVisitTime, visitField } from "@/lib/enquiries/forms/visit-times";
import { callLink, formatPhone, mailLink, projectLink, sourceLink, whatsappLink } from "./lead-links";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { button, field, type MailPart, paragraph, toHtml, toText } from "./mail-parts";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/lead-queries";

export type LeadMail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** The same for every attempt, so that a duplicate mail can be recognised. */
  messageId: string;
  /** For the calendar of whoever reads it: what nodemailer takes. */
  icalEvent?: { method: "REQUEST" | "CANCEL"; filename: string; content: string };
  headers: Record<string, string>;
};

export type MailSettings = Pick<DeliverySettings, "SITE_URL" | "LEADS_EMAIL_TO"> & { MAIL_FROM: string };
export type VisitorMailSettings = Omit<MailSettings, "LEADS_EMAIL_TO">;

/** The mail to staff about a lead: everything that was sent with it, and a link to call. */
export function staffMail(delivery: OpenDelivery, settings: MailSettings, now = new Date()): LeadMail {
  const { id, lead } = delivery;
  const parts = staffParts(delivery, settings.SITE_URL, now);
  const name = cleanLine(lead.name);
  const who = [name, lead.project && cleanLine(lead.project.name)].filter(Boolean).join(", ");
  const mark = lead.suspicion ? staffMailWords.suspectedSubject : "";
  const news = newsIn(delivery);
  const subject = `${news}${mark}${cleanLine(leadTitle(lead))}: ${who} (${lead.reference})`;
  return {
    to: settings.LEADS_EMAIL_TO,
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    ...(lead.email !== null && { replyTo: { name, address: lead.email } }),
    messageId: messageIdOf(id, settings.MAIL_FROM),
    headers: {
      "X-Lead-Reference": lead.reference,
      "X-Lead-Kind": lead.kind,
      "Auto-Submitted": "auto-generated",
      ...(lead.suspicion && { "X-Suspected-Spam": "yes" }),
    },
  };
}

/** What the subject begins with: a stop before anything else, whatever the mail is about. */
function newsIn({ channel, lead }: OpenDelivery): string {
  if (contactRules(lead.contact).state === "stopped") return staffMailWords.stoppedSubject;
  if (channel === "staff-mail-consent") return staffMailWords.consentSubject;
  return channel === "staff-mail-correction" ? staffMailWords.correctedSubject : "";
}

function staffParts({ channel, lead, hasDesk }: OpenDelivery, siteUrl: string, now: Date): MailPart[] {
  const { project, email, sourcePage, consent } = lead;
  const phone = formatPhone(lead.phone);
  const isCorrection = channel === "staff-mail-correction";
  const isConsent = channel === "staff-mail-consent";
  const read = readIn(lead);
  const rules = contactRules(lead.contact);
  const mayOn = (way: ContactChannel) => rules.state === "allowed" && rules.channels.includes(way);
  return [
    { kind: "heading", text: `${cleanLine(leadTitle(lead))}: ${cleanLine(lead.name)}` },
    ...(lead.suspicion ? [paragraph(staffMailWords.suspected)] : []),
    ...(isCorrection ? [paragraph(staffMailWords.corrected)] : []),
    ...(isConsent ? [paragraph(staffMailWords.consent)] : []),
    ...(rules.state === "allowed" ? [] : [paragraph(`${staffMailWords.stopped} ${sayRules(rules)}`)]),
    ...(rules.state === "allowed" && isQuiet(rules.hours, now)
      ? [paragraph(staffMailWords.quiet.replace("{hours}", sayHours(rules.hours)))]
      : []),
    ...(mayOn("phone") ? [button(`Call ${phone}`, callLink(lead.phone))] : []),
    ...(mayOn("whatsapp") ? [button("WhatsApp", whatsappLink(lead.phone))] : []),
    ...(hasDesk ? [button(staffMailWords.desk, siteUrl + leadPath(lead.id))] : []),
    field("Name", lead.name),
    field("Phone", phone, mayOn("phone") ? callLink(lead.phone) : undefined),
    ...(lead.firstPhone === null ? [] : [field("Typed at first", formatPhone(lead.firstPhone))]),
    ...(read === null ? [] : [field("Language", read)]),
    ...(email === null ? [] : [field("Email", email, mayOn("email") ? mailLink(email) : undefined)]),
    ...(project ? [field("Project", project.name, projectLink(project, siteUrl))] : []),
    ...detailParts(lead),
    field("Reference", lead.reference),
    field("Received", formatMoment(lead.acceptedAt)),
    ...(sourcePage === null ? [] : [field("Page", sourcePage, sourceLink(sourcePage, siteUrl))]),
    ...(lead.origin ? [field("Comes from", lead.origin)] : []),
    ...(lead.referrer === null ? [] : [field("Came from", lead.referrer)]),
    ...Object.entries(lead.utm).map(([name, value]) => field(name, value)),
    field("Consent", `${consent.text} (${consent.version}; ${consent.channels.join(", ")})`),
    field("Consent given", formatMoment(consent.at)),
    field("Contact", sayRules(rules)),
    { kind: "small", text: staffMailWords.footer.replace("{site}", brand.name) },
  ];
}

/** How somebody may be reached, in a line. */
function sayRules({ state, stoppedAt, until, channels, hours }: ContactRules): string {
  if (state === "stopped") return stoppedAt ? `stopped since ${formatMoment(stoppedAt)}` : "stopped";
  if (state === "ended") return `the consent ended on ${formatMoment(until)}`;
  return `${sayChannels(channels)}, calls from ${sayHours(hours)} in India, until ${formatMoment(until)}`;
}

/** The other fields of the form by their labels; those of a floor plan are one. */
export function detailParts(
  lead: Pick<StoredLead, "kind" | "details">,
): Extract<MailPart, { kind: "field" }>[] {
  const plan = planIn(lead.details);
  const others = Object.entries(lead.details).filter(
    ([name]) => name !== "language" && !planFields.some((part) => part === name),
  );
  return [
    ...(plan ? [field("Floor plan", sayPlan(plan))] : []),
    ...others.map(([name, value]) => field(labelOf(lead, name), valueOf(name, value))),
  ];
}

/** The label in the form; the name of a field that no form has any more. */
function labelOf({ kind }: Pick<StoredLead, "kind">, name: string): string {
  if (name === "loanAmount") return "Loan amount";
  if (name === "questions") return "Asks about";
  if (name === visitField) return "Would like to visit";
  // Leads that no form sent have two of their own.
  if (name === "project") return "Project, as named";
  if (name === "message") return "Message";
  return leadForms[kind].fields.find((known) => known.name === name)?.label ?? name;
}

function valueOf(name: string, value: string | number): string {
  if (name === visitField) return readVisitTimes(value).map(sayVisitTime).join("; ");
  if (name !== "loanAmount" || typeof value !== "number") return String(value);
  return value < 100_000 ? formatRupees(value) : `${formatPrice(value)} (${formatRupees(value)})`;
}

const indianTime = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** `21 Nov 2026, 12:30 pm IST (2026-11-21T07:00:00.000Z)`. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  return `${indianTime.format(moment)} IST (${moment.toISOString()})`;
}

/** `from` is an address, or a name and one in angle brackets. */
export function messageIdOf(deliveryId: string, from: string): string {
  const host = /@([^\s@<>]+?)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${deliveryId}@${host}>`;
}
