import "server-only";
import { Webhook } from "standardwebhooks";
import { projectLink } from "./lead-links";
import type { OpenDelivery } from "@/lib/enquiries/store/stored-lead";

const patienceMs = 15_000;

/** The message to the CRM, in the format of Standard Webhooks. Times are ISO 8601 UTC, the phone number is E.164. */
export function leadMessage({ channel, lead }: Omit<OpenDelivery, "id">, siteUrl: string) {
  const { project, acceptedAt, suspicion } = lead;
  return {
    type: channel === "webhook-correction" ? "lead.corrected" : "lead.created",
    timestamp: acceptedAt,
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
      page: lead.sourcePage,
      referrer: lead.referrer,
      utm: lead.utm,
      consent: lead.consent,
      suspectedSpam: suspicion !== null,
      acceptedAt,
    },
  };
}

export type WebhookSettings = { url: string; secret: string; siteUrl: string };

/**
 * Sends the lead to the CRM, signed as standardwebhooks.com defines; the message has the delivery's id at every
 * attempt. Resolves when the answer is 2xx. Redirects are not followed: a message signed for one receiver goes to no
 * other.
 */
export async function sendLeadWebhook(
  { id, ...delivery }: OpenDelivery,
  settings: WebhookSettings,
): Promise<void> {
  const body = JSON.stringify(leadMessage(delivery, settings.siteUrl));
  const now = new Date();
  const response = await fetch(settings.url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "lead-webhook/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhookSigner(settings.secret).sign(id, now, body),
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
