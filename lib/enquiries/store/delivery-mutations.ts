import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import "server-only";
import type { Database, Transaction } from "@/lib/db/client";
import { deliveries } from "@/lib/db/lead-tables";
import { env, type Settings } from "@/lib/process/env";
import type { AcceptedLead } from "./accepted-lead";

export const deliverTask = "deliver-lead";
/** The queue waits e, e², … e¹⁰ seconds and then e¹⁰ (6 hours) each time: these attempts take 3 days. */
export const mostAttempts = 22;

/**
 * Stores the deliveries of a lead, with a job for each, in the transaction that stores the lead: either all are stored
 * or nothing. Called again for the same lead it changes nothing.
 */
export async function enqueueDeliveries(
  tx: Transaction,
  lead: Pick<AcceptedLead, "id" | "kind" | "email" | "suspicion" | "origin" | "consent" | "addedBy">,
  settings: DeliverySettings = env(),
): Promise<void> {
  const wanted = channelsOf(lead, settings);
  if (getsConsentMail(lead, settings)) wanted.push("visitor-consent");
  const channels: DeliveryChannel[] = [];
  // Thousands come with one sheet: the CRM hears of each, and nobody is mailed.
  const told = lead.addedBy?.isOfFile ? wanted.filter(isWebhook) : wanted;
  for (const channel of told) {
    // Staff hear of every lead; a mailbox that somebody else floods gets no more.
    const isTooMuch =
      isCountedMail(channel) &&
      lead.email &&
      (await hasEnoughMails(tx, { ...lead, email: lead.email }, channel));
    if (!isTooMuch) channels.push(channel);
  }
  if (channels.length === 0) return;
  const rows = channels.map((channel) => sql`(${lead.id}::uuid, ${channel})`);
  await tx.execute(sql`
    with made as (
      insert into deliveries (lead_id, channel) values ${sql.join(rows, sql`, `)}
      on conflict (lead_id, channel) do nothing returning id, channel
    ) select ${addJob} from made`);
}

/**
 * A job for the delivery `id` on the `channel` of the outer query, without personal data: the queue stores and logs jobs.
 * Changes of a lead are told one after the other: their jobs are in a queue of their own.
 */
export const addJob: SQL = sql`
  graphile_worker.add_job(${deliverTask}::text, payload := json_build_object('deliveryId', id),
    queue_name := case when channel = 'webhook-change' then 'changes:' || id end,
    job_key := 'delivery:' || id, max_attempts := ${mostAttempts}::int)`;

/**
 * Queues news of a lead: a row (lead, channel) for each way. What was told on it before is told anew with another id, so that no
 * receiver takes it for known.
 */
export async function enqueueAnew(tx: Transaction, rows: SQL): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into deliveries (lead_id, channel) ${rows}
      on conflict (lead_id, channel) do update set id = gen_random_uuid(), state = 'waiting', attempts = 0,
        last_error = null, created_at = now(), settled_at = null
      returning id, channel
    ) select ${addJob} from made`);
}

/** A delivery that was settled or erased meanwhile is not changed. */
const isOpen = inArray(deliveries.state, ["waiting", "kept"]);

export async function markSent(db: Database, id: string): Promise<void> {
  const set = { state: "sent", attempts: sql`attempts + 1`, lastError: null, settledAt: sql`now()` };
  await db
    .update(deliveries)
    .set(set)
    .where(and(eq(deliveries.id, id), isOpen));
}

export async function markKept(db: Database, id: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: "kept" })
    .where(and(eq(deliveries.id, id), isOpen));
}

/** What is no news any more, or may not be said, is not sent. */
export async function dropDelivery(db: Database, id: string): Promise<void> {
  await db.delete(deliveries).where(and(eq(deliveries.id, id), isOpen));
}

/** `reason` contains no personal data. After the last attempt the delivery counts as failed. */
export async function markAttempt(
  db: Database,
  id: string,
  { reason, isLast }: { reason: string; isLast: boolean },
): Promise<void> {
  const end = isLast ? { state: "failed", settledAt: sql`now()` } : {};
  await db
    .update(deliveries)
    .set({ attempts: sql`attempts + 1`, lastError: reason, ...end })
    .where(and(eq(deliveries.id, id), isOpen));
}

/** Mails of a kind to one mailbox in an hour, whoever asks for them (docs/readings.md, "mails to a mailbox"). */
const mostAnHour = 3;

/**
 * The mailbox of an address, as a number may be taken for it: `a.b+homes@example.com` is read by whoever reads
 * `ab@example.com`. With some providers dots do matter; then two people share three mails an hour.
 */
const mailboxOf = (email: unknown) =>
  sql`replace(lower(split_part(split_part(${email}, '@', 1), '+', 1)), '.', '') || '@' || lower(split_part(${email}, '@', 2))`;

/** Written out, because each has an index of its own. */
const named = { "visitor-mail": sql`'visitor-mail'`, "visitor-consent": sql`'visitor-consent'` };

/**
 * Whether this mailbox has got its mails of the hour. Two requests for one mailbox wait for each other until the transaction
 * ends, so that none is counted too late.
 */
async function hasEnoughMails(
  tx: Transaction,
  lead: { id: string; email: string },
  channel: keyof typeof named,
): Promise<boolean> {
  const email = sql`${lead.email}::text`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mailbox ' || ${mailboxOf(email)}, 0))`);
  const { rows } = await tx.execute<{ mails: number }>(sql`
    select count(*)::int as mails from deliveries d join leads l on l.id = d.lead_id
    where d.channel = ${named[channel]} and d.created_at > now() - interval '1 hour' and d.lead_id <> ${lead.id}::uuid
      and ${mailboxOf(sql`l.email`)} = ${mailboxOf(email)}`);
  return (rows[0]?.mails ?? 0) >= mostAnHour;
}

/**
 * The channels of a lead: to the staff, to the visitor who asked for a brochure, to a CRM; of a corrected number; of
 * what the desk makes of it; of what the person says of being contacted;
 * and that the person has deleted it; to the visitor whom no other mail tells how to stop it; and about a visit.
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
  "visitor-visit",
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
function getsConsentMail(
  {
    kind,
    email,
    suspicion,
    origin,
    consent,
  }: Pick<AcceptedLead, "kind" | "email" | "suspicion" | "origin" | "consent">,
  settings: DeliverySettings,
): boolean {
  // Whoever wrote on no form of ours has seen no link; and may have agreed to calls alone.
  const isTold = asksForMail.includes(kind) || origin != null;
  const isAsked = isTold && email !== null && suspicion === null && consent.channels.includes("email");
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
function isVisitorMail(channel: DeliveryChannel): boolean {
  return channel.startsWith("visitor-");
}

/** Mails that a stranger's form sends. */
function isCountedMail(channel: DeliveryChannel): channel is keyof typeof named {
  return channel in named;
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
