import { openMailServer, openWebhookReceiver } from "@/lib/enquiries/testing/receivers";

export type Receivers = {
  settings: Record<string, string>;
  /** How often each reference came by mail, and by webhook. */
  mails: () => Map<string, number>;
  hooks: () => Map<string, number>;
  /** Webhook ids that came more than once: what a receiver would recognise and drop. */
  repeatedIds: () => number;
  badSignatures: () => number;
  close: () => Promise<unknown>;
};

/** A mail server and a CRM, as real as a lead meets them. */
export async function openReceivers(): Promise<Receivers> {
  const [mail, crm] = await Promise.all([openMailServer(), openWebhookReceiver()]);
  return {
    settings: {
      SMTP_URL: mail.url,
      MAIL_FROM: "Bench <bench@example.com>",
      LEADS_EMAIL_TO: "staff@example.com",
      ...crm.settings,
    },
    mails: () => countEach(mail.mails.map(({ headers }) => referenceOf(headers))),
    hooks: () => countEach(new Map(crm.events.map(({ id, event }) => [id, event.data.reference])).values()),
    repeatedIds: () => [...countEach(crm.ids).values()].filter((times) => times > 1).length,
    badSignatures: crm.badSignatures,
    close: () => Promise.all([mail.close(), crm.close()]),
  };
}

function referenceOf(headers: { key: string; value: string }[]): string {
  return headers.find(({ key }) => key === "x-lead-reference")?.value ?? "";
}

function countEach(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
