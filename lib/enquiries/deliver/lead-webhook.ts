import "server-only";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { contactIn } from "@/lib/enquiries/forms/contact-rules";
import type { DeliveryChannel } from "@/lib/enquiries/store/delivery-mutations";
import type { ErasureNews } from "@/lib/enquiries/store/lead-mutations";
import type { LeadChanges, OpenDelivery } from "@/lib/enquiries/store/lead-queries";
import { projectLink } from "./lead-links";

const patienceMs = 15_000;

/** What a message is about, by the way it takes. */
const types: Partial<Record<DeliveryChannel, string>> = {
  webhook: "lead.created",
  "webhook-correction": "lead.corrected",
  "webhook-change": "lead.changed",
};

/** The message to the CRM, in the format of Standard Webhooks. Times are ISO 8601 UTC, the phone number is E.164. */
export function leadMessage({ channel, lead, change }: Omit<OpenDelivery, "id">, siteUrl: string) {
  const { project, acceptedAt, suspicion } = lead;
  return {
    type: types[channel] ?? "lead.created",
    timestamp: change?.changes.at(-1)?.at ?? acceptedAt,
    data: {
      id: lead.id,
      reference: lead.reference,
      kind: lead.kind,
      name: lead.name,
      phone: lead.phone,
      ...(lead.firstPhone !== null && { firstPhone: lead.firstPhone }),
      email: lead.email,
      project: project && { id: project.id, name: project.name, url: projectLink(project, siteUrl) },
      details: lead.details,
      origin: lead.origin ?? null,
      page: lead.sourcePage,
      referrer: lead.referrer,
      utm: lead.utm,
      consent: lead.consent,
      contact: contactIn(lead.contact),
      suspectedSpam: suspicion !== null,
      acceptedAt,
      ...(change && workOf(change)),
    },
  };
}

/** What became of the lead, and each change that led there. */
function workOf({ status, assignedTo, followUpAt, version, changes }: LeadChanges) {
  return { status, assignedTo, followUpAt, version, changes };
}

type WebhookSettings = { url: string; secret: string; siteUrl: string };

/** Sends the lead to the CRM; the message has the delivery's id at every attempt. Resolves when the answer is 2xx. */
export async function sendLeadWebhook(
  { id: deliveryId, ...delivery }: OpenDelivery,
  settings: WebhookSettings,
): Promise<void> {
  // News that more was added to is another message.
  const id = delivery.change ? `${deliveryId}-${delivery.change.lastEvent}` : deliveryId;
  await sendWebhook(id, leadMessage(delivery, settings.siteUrl), settings);
}

/** Tells the CRM which lead it has to delete; like `sendLeadWebhook`. */
export async function sendErasureWebhook(
  { id, erased, at }: ErasureNews,
  settings: WebhookSettings,
): Promise<void> {
  await sendWebhook(id, { type: "lead.erased", timestamp: at, data: erased }, settings);
}

/**
 * Sends a message, signed as standardwebhooks.com defines. Redirects are not followed: a message signed for one receiver goes
 * to no other.
 */
async function sendWebhook(id: string, message: object, { url, secret }: WebhookSettings): Promise<void> {
  const body = JSON.stringify(message);
  const now = new Date();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "lead-webhook/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhookSigner(secret).sign(id, now, body),
    },
    body,
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(patienceMs),
  });
  // The body is not needed, and may be endless.
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefused(response.status);
}

/** Not sent yet, because what comes before it is not: tried again. */
export class EarlierWaits extends Error {
  override name = "EarlierWaits";
  override message = "An earlier message about this lead is not out yet";
}

/** The CRM answered, but not with 2xx. */
export class WebhookRefused extends Error {
  constructor(readonly status: number) {
    super(`The receiver answered ${status}`);
    this.name = "WebhookRefused";
  }
}

/** `whsec_…` or base64 as in the specification; any other secret is used as plain text. */
function webhookSigner(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch {
    return new Webhook(secret, { format: "raw" });
  }
}

/**
 * Whether who knows the secret has signed this body, within the last five minutes, under the id in the headers
 * (standardwebhooks.com). Compares in constant time.
 */
export function isSigned(body: string, headers: Headers, secret: string): boolean {
  try {
    webhookSigner(secret).verify(body, Object.fromEntries(headers), { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
