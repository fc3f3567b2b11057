import type { Settings } from "@/lib/process/env";
import type { AcceptedLead } from "./accepted-lead";

/**
 * The channels of a lead: to the staff, to the visitor who asked for a brochure, to a CRM; of a corrected number; of
 * what the desk makes of it; of what the person says of being contacted;
 * and that the person has deleted it; to the visitor whom no other mail tells how to stop it.
 */
export const deliveryChannels = [
  "staff-mail",
  "visitor-mail",
  "webhook",
  "staff-mail-correction",
  "webhook-correction",
  "webhook-change",
  "staff-mail-consent",
  "staff-mail-erased",
  "webhook-erased",
  "visitor-consent",
] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

export type DeliverySettings = Pick<
  Settings,
  "SITE_URL" | "SMTP_URL" | "MAIL_FROM" | "LEADS_EMAIL_TO" | "LEADS_WEBHOOK_URL" | "LEADS_WEBHOOK_SECRET"
>;

/**
 * The channels of this lead. A lead of a program has none. A lead that may be spam goes to people, marked, but never
 * to the address it contains. A mail that can't be sent yet is stored as well.
 */
export function channelsOf(
  { kind, email, suspicion }: Pick<AcceptedLead, "kind" | "email" | "suspicion">,
  { LEADS_WEBHOOK_URL }: Pick<Settings, "LEADS_WEBHOOK_URL">,
): DeliveryChannel[] {
  if (suspicion === "trap") return [];
  const channels: DeliveryChannel[] = ["staff-mail"];
  if (LEADS_WEBHOOK_URL) channels.push("webhook");
  if (kind === "brochure" && email !== null && suspicion === null) channels.push("visitor-mail");
  return channels;
}

/** The forms that ask for an address and mail nothing to it by themselves. */
const asksForMail: readonly AcceptedLead["kind"][] = ["contact", "interior", "loan"];

/** Whether the visitor gets a mail with the link to his consent, because no other mail to him has it. */
export function getsConsentMail(
  { kind, email, suspicion }: Pick<AcceptedLead, "kind" | "email" | "suspicion">,
  settings: DeliverySettings,
): boolean {
  const isAsked = asksForMail.includes(kind) && email !== null && suspicion === null;
  return isAsked && canDeliver("visitor-consent", settings);
}

/** Where the news of a corrected number goes: to all who were told the wrong one, but the visitor. */
export function correctionChannelsOf(
  lead: Pick<AcceptedLead, "kind" | "suspicion">,
  settings: Pick<Settings, "LEADS_WEBHOOK_URL">,
): DeliveryChannel[] {
  const told = channelsOf({ ...lead, email: null }, settings);
  return told.flatMap((channel) =>
    channel === "staff-mail" || channel === "webhook" ? [`${channel}-correction` as const] : [],
  );
}

/** To the visitor's own address, which nobody has shown to be his. */
export function isVisitorMail(channel: DeliveryChannel): channel is "visitor-mail" | "visitor-consent" {
  return channel.startsWith("visitor-");
}

export function isWebhook(channel: DeliveryChannel): boolean {
  return channel.startsWith("webhook");
}

/** Whether the settings of this channel are complete. */
export function canDeliver(channel: DeliveryChannel, settings: DeliverySettings): boolean {
  const { SMTP_URL, MAIL_FROM, LEADS_EMAIL_TO, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = settings;
  if (isWebhook(channel)) return Boolean(LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET);
  const hasMail = Boolean(SMTP_URL && MAIL_FROM);
  return isVisitorMail(channel) ? hasMail : hasMail && LEADS_EMAIL_TO.length > 0;
}

/** The note at the start if leads are sent to nobody; `null` if they are, or if another backend takes them. */
export function keptLeadsNote(settings: DeliverySettings & Pick<Settings, "API_BASE_URL">): string | null {
  if (settings.API_BASE_URL) return null;
  if (canDeliver("staff-mail", settings) || canDeliver("webhook", settings)) return null;
  return "Leads: kept in the outbox, because no mail is set up (SMTP_URL, LEADS_EMAIL_TO). npm run leads:export shows them.";
}
