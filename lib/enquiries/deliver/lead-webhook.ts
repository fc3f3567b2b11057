import "server-only";
import { Webhook } from "standardwebhooks";
import { projectLink } from "./lead-links";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/stored-lead";

const patienceMs = 15_000;

/** What the CRM gets: the body of a Standard Webhooks message. Times are ISO 8601 UTC, the phone number is E.164. */
export function leadCreated(lead: StoredLead, siteUrl: string) {
  const { project, acceptedAt, suspicion } = lead;
  return {
    type: "lead.created",
    timestamp: acceptedAt,
    data: {
      id: lead.id,
      reference: lead.reference,
      kind: lead.kind,
      name: lead.name,
      phone: lead.phone,
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
 * Sends the lead to the CRM, signed as standardwebhooks.com says; its id is the delivery's, the same for every attempt.
 * Resolves when the answer is 2xx. A redirect is no such answer: what is signed for one receiver goes to no other.
 */
export async function postLead({ id, lead }: OpenDelivery, settings: WebhookSettings): Promise<void> {
  const body = JSON.stringify(leadCreated(lead, settings.siteUrl));
  const now = new Date();
  const response = await fetch(settings.url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "lead-webhook/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": signer(settings.secret).sign(id, now, body),
    },
    body,
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(patienceMs),
  });
  // Nothing in it is of use, and it may be endless.
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

/** `whsec_…` or base64 as the specification has it; any other secret is taken as it is written. */
function signer(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch {
    return new Webhook(secret, { format: "raw" });
  }
}
