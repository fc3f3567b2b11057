import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/process/log";
import { consentMail } from "./consent-mail";
import { brochureMail } from "./brochure-mail";
import {
  canDeliver,
  isWebhook,
  type DeliveryChannel,
  type DeliverySettings,
} from "@/lib/enquiries/store/delivery-channels";
import { failureReason } from "./delivery-failure";
import { markAttempt, markKept, markSent } from "@/lib/enquiries/store/delivery-mutations";
import { hurryChanges, markChangesTold } from "@/lib/enquiries/store/lead-change-mutations";
import { erasureMail } from "./erasure-mail";
import { forgetErasure, markErasureTold } from "@/lib/enquiries/store/erasure-mutations";
import { getErasureNews, getOpenDelivery } from "./delivery-queries";
import { staffMail } from "./lead-mail";
import { type LeadDatabase } from "@/lib/enquiries/store/lead-store";
import { isRefusedByTables } from "@/lib/enquiries/store/lead-store-errors";
import { EarlierWaits, sendErasureWebhook, sendLeadWebhook } from "./lead-webhook";
import { sendMail } from "./send-mail";
import type { OpenDelivery } from "@/lib/enquiries/store/stored-lead";

export type DeliveryJob = { deliveryId: string; isLastAttempt: boolean; signal: AbortSignal };

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
