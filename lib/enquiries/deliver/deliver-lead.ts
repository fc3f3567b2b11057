import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import {
  canDeliver,
  type DeliveryChannel,
  type DeliverySettings,
  dropDelivery,
  isWebhook,
  markAttempt,
  markKept,
  markSent,
} from "@/lib/enquiries/store/delivery-mutations";
import {
  forgetErasure,
  hurryChanges,
  markChangesTold,
  markErasureTold,
} from "@/lib/enquiries/store/lead-mutations";
import type { OpenDelivery } from "@/lib/enquiries/store/lead-queries";
import { isRefusedByTables, type LeadDatabase } from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { getErasureNews, getOpenDelivery } from "./delivery-queries";
import { staffMail } from "./lead-mail";
import { EarlierWaits, sendErasureWebhook, sendLeadWebhook, WebhookRefused } from "./lead-webhook";
import { sendMail } from "./send-mail";
import { isVisitNews, visitMail } from "./visit-mail";
import { brochureMail, consentMail, erasureMail } from "./visitor-mails";

type DeliveryJob = { deliveryId: string; isLastAttempt: boolean; signal: AbortSignal };

/**
 * One attempt at a delivery. Resolves when it is settled: sent, kept because settings are missing, or no longer needed.
 * Rejects if it could not be sent, so that the queue tries again; the error contains nothing about the person.
 */
export async function deliverLead(
  db: LeadDatabase,
  settings: DeliverySettings,
  { deliveryId, isLastAttempt, signal }: DeliveryJob,
): Promise<void> {
  const job = { deliveryId, isLastAttempt, signal };
  const delivery = await getOpenDelivery(deliveryId, db);
  if (!delivery) return tellErasure(db, settings, job);
  const { channel, lead } = delivery;
  const facts = { reference: lead.reference, kind: lead.kind, channel };
  if (channel === "visitor-visit" && !isVisitNews(delivery)) {
    await dropDelivery(db, deliveryId);
    return;
  }
  if (!canDeliver(channel, settings)) {
    await markKept(db, deliveryId);
    log("info", "A lead is kept in the outbox; npm run leads:export shows it", facts);
    return;
  }
  await attempt(db, job, {
    facts,
    name: lead.name,
    send: () => send(delivery, settings),
    done: () => markDone(db, delivery),
  });
}

/** The same of the news that a lead was erased; nothing to do for what is neither. */
async function tellErasure(db: LeadDatabase, settings: DeliverySettings, job: DeliveryJob): Promise<void> {
  const news = await getErasureNews(job.deliveryId, db);
  if (!news) return;
  const { channel, erased } = news;
  const facts = { reference: erased.reference, kind: erased.kind, channel };
  const { SITE_URL, SMTP_URL = "", MAIL_FROM = "", LEADS_EMAIL_TO } = settings;
  const { LEADS_WEBHOOK_URL: url = "", LEADS_WEBHOOK_SECRET: secret = "" } = settings;
  try {
    await attempt(db, job, {
      facts,
      name: "",
      send: async () => {
        if (!isWebhook(channel))
          return sendMail(erasureMail(news, { SITE_URL, MAIL_FROM, LEADS_EMAIL_TO }), SMTP_URL, MAIL_FROM);
        await sendErasureWebhook(news, { url, secret, siteUrl: SITE_URL });
        return 0;
      },
      done: () => markErasureTold(db, job.deliveryId),
    });
  } catch (error) {
    await forgetErasure(db, job.deliveryId);
    throw error;
  }
}

type Attempt = {
  facts: { reference: string; kind: string; channel: string };
  name: string;
  /** Resolves to how many addresses were refused while others were accepted. */
  send: () => Promise<number>;
  done: () => Promise<void>;
};

async function attempt(
  db: LeadDatabase,
  { deliveryId, isLastAttempt, signal }: DeliveryJob,
  { facts, name, send, done }: Attempt,
): Promise<void> {
  let refused: number;
  try {
    refused = await send();
  } catch (error) {
    const reason = failureReason(error, name);
    await insist(() => markAttempt(db, deliveryId, { reason, isLast: isLastAttempt }), signal);
    if (isLastAttempt)
      log("error", "A lead could not be delivered and is kept as failed", { ...facts, reason });
    else log("warn", "A lead was not delivered, it is tried again", { ...facts, reason });
    throw new Error(reason);
  }
  await insist(done, signal);
  if (refused > 0)
    log("warn", "A lead was delivered, but the mail server refused some addresses", { ...facts, refused });
  else log("info", "A lead was delivered", facts);
}

async function markDone(db: LeadDatabase, { id, channel, lead, change }: OpenDelivery): Promise<void> {
  if (change) return markChangesTold(db, id, change.lastEvent);
  await markSent(db, id);
  if (isWebhook(channel)) await hurryChanges(db, lead.id);
}

async function send(delivery: OpenDelivery, settings: DeliverySettings): Promise<number> {
  const { SITE_URL, SMTP_URL = "", MAIL_FROM = "", LEADS_EMAIL_TO } = settings;
  if (isWebhook(delivery.channel)) {
    if (delivery.isBehind) throw new EarlierWaits();
    const { LEADS_WEBHOOK_URL: url = "", LEADS_WEBHOOK_SECRET: secret = "" } = settings;
    await sendLeadWebhook(delivery, { url, secret, siteUrl: SITE_URL });
    return 0;
  }
  return sendMail(
    writerOf(delivery.channel)(delivery, { SITE_URL, MAIL_FROM, LEADS_EMAIL_TO }),
    SMTP_URL,
    MAIL_FROM,
  );
}

function writerOf(channel: DeliveryChannel) {
  if (channel === "visitor-consent") return consentMail;
  if (channel === "visitor-visit") return visitMail;
  return channel === "visitor-mail" ? brochureMail : staffMail;
}

/**
 * Records a result in the database, however long it is away, so that a database that stops between
 * sending and marking does not cause a second delivery. Gives up when the process stops or the database refuses.
 */
async function insist(tell: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await tell();
    } catch (error) {
      if (signal.aborted || isRefusedByTables(error)) throw error;
    }
    await pause(500);
  }
}

const longest = 200;

/**
 * Why a delivery failed, for the database and the log: codes, and the mail server's answer without anything
 * that could be an address, a number or the visitor's name. Never the receiver's address, which may be secret.
 */
export function failureReason(error: unknown, name: string): string {
  if (error instanceof WebhookRefused || error instanceof EarlierWaits) return error.message;
  if (!(error instanceof Error)) return "Unknown";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "No answer in time";
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  const words = [codeOf(error), withoutPerson(answer, name)].filter(Boolean).join(" ");
  return (words || error.name).slice(0, longest);
}

/** nodemailer and the system set a code on the error; fetch sets it on the cause. */
function codeOf(error: Error): string {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
  }
  return "";
}

function withoutPerson(text: string, name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  return words
    .reduce((left, word) => left.replaceAll(new RegExp(escapeRegExp(word), "gi"), "…"), text)
    .replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, "…")
    .replace(/\+?\d(?:[\s().-]?\d){7,}/g, "…")
    .replace(/\s+/g, " ")
    .trim();
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
