import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { apiRoot, leadPaths } from "@/lib/base/call-paths";

type SentLead = { key: string; reference: string; attempts: number; ms: number };
export type LeadStream = {
  /** Those answered 201. */
  answered: SentLead[];
  /** Those refused for good, with the reason. */
  refused: string[];
  stop: () => Promise<void>;
};

/** Visitors of all streams of this program, so that no two have one number. */
let count = 0;

/**
 * Visitors at a steady rate, each with their own lead and key, who send it until it is answered:
 * they try again after a broken connection, a 5xx, or no answer within 10 seconds.
 */
export function startLeadStream(url: string, perSecond: number): LeadStream {
  const answered: SentLead[] = [];
  const refused: string[] = [];
  const running = new Set<Promise<void>>();
  const visit = async (index: number) => {
    const key = randomUUID();
    const started = Date.now();
    for (let attempts = 1; attempts <= 200; attempts += 1) {
      const response = await sendLead(url, index, key).catch(() => null);
      const answer = await response?.json().catch(() => null);
      if (response?.status === 201 && answer) {
        answered.push({ key, reference: answer.data.reference, attempts, ms: Date.now() - started });
        return;
      }
      // Of an answer that broke off nobody knows what it said.
      if (response && answer && response.status < 500) {
        refused.push(`${response.status} ${JSON.stringify(answer)}`);
        return;
      }
      await pause(200 + Math.random() * 400);
    }
    refused.push("no answer after 200 tries");
  };
  const timer = setInterval(() => {
    const one = visit((count += 1)).finally(() => running.delete(one));
    running.add(one);
  }, 1_000 / perSecond);
  return {
    answered,
    refused,
    stop: async () => {
      clearInterval(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A lead of this visitor's number, from an address of their own, so that no limit is reached. */
export function sendLead(url: string, number: number, key: string, from = number): Promise<Response> {
  const body = {
    name: `Visitor ${number}`,
    phoneNumber: String(7_000_000_000 + number),
    propertyId: 1 + (number % 20),
    allowContact: true,
    source: number % 2 ? "callback" : "enquiry",
  };
  return fetch(url + apiRoot + leadPaths.createEnquiry, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "X-Forwarded-For": `10.${(from >> 16) & 127}.${(from >> 8) & 255}.${from & 255}`,
    },
    signal: AbortSignal.timeout(10_000),
  });
}
