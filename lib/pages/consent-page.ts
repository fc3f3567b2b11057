import "server-only";
import { headers } from "next/headers";
import { consentWords } from "@/content/contact-rules";
import { ApiError } from "@/lib/api/errors";
import { consentAtBackend } from "@/lib/api/forward";
import { Refusal } from "@/lib/base/refusal";
import { consentCalls } from "@/lib/contract/write-calls";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { readConsent } from "@/lib/enquiries/intake/lead-consent";
import { env } from "@/lib/process/env";

/** A consent, or the sentence why there is none to show now; null for a link that is none of ours. */
export type ConsentReading = { consent: Consent } | { sentence: string } | null;

/** What the page behind the link of a lead shows. Never rejects for what a link can hold. */
export async function readConsentPage(token: string): Promise<ConsentReading> {
  try {
    const { API_BASE_URL } = env();
    if (!API_BASE_URL) return { consent: await readConsent(token) };
    const body = { consent: token };
    return { consent: await consentAtBackend(await headers(), API_BASE_URL, consentCalls.readConsent, body) };
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ApiError)) throw error;
    return error.message === consentWords.unknown ? null : { sentence: error.message };
  }
}

/**
 * The words of what the address says was done, where they are still true: whoever goes back in the browser, or has the link of
 * another day, is told of nothing that does not hold now.
 */
export function doneWords(done: unknown, reading: NonNullable<ConsentReading>): string | null {
  const { stop, allow, change, erase } = consentWords.done;
  if ("sentence" in reading) return done === "erase" && reading.sentence === consentWords.gone ? erase : null;
  if (reading.consent.state === "stopped") return done === "stop" ? stop : null;
  if (reading.consent.state === "allowed")
    return done === "allow" ? allow : done === "change" ? change : null;
  return null;
}
