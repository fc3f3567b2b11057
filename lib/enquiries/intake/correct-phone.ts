import "server-only";
import { brand } from "@/content/site";
import { Refusal } from "@/lib/base/refusal";
import { log } from "@/lib/process/log";
import { checkPhone, forgetPhone } from "@/lib/process/rate-limits";
import { correctStoredPhone, type PhoneCorrection } from "@/lib/enquiries/store/lead-mutations";
import { findLeadPhone } from "@/lib/enquiries/store/lead-queries";
import {
  isLeadStoreDown,
  leadDatabase,
  loggableReason,
  markLeadStoreDown,
} from "@/lib/enquiries/store/lead-store";
import { leadOfToken } from "./installation-secret";
import { findInSpool, writeToSpool } from "./lead-spool";

/** `phone` is E.164; `token` came with the answer to the lead. */
export type CorrectionRequest = { token: string; phone: string; at: Date };

/**
 * Gives a lead the right number (docs/readings.md, "a wrong number in a thank-you"). While the database can't be
 * reached the correction waits in the spool, behind its lead. Rejects with a `Refusal` for a token that is none or too
 * old, and for a number that is used too often.
 */
export async function correctPhone({ token, phone, at }: CorrectionRequest): Promise<void> {
  const id = leadOfToken(token, at);
  if (!id) throw tooLate();
  await checkPhone(phone);
  const correction = { id, phone, correctedAt: at.toISOString() };
  if (await store(correction)) return;
  await forgetPhone(phone);
  throw tooLate();
}

/** Whether the lead was there, or its correction now waits behind it in the spool. */
async function store(correction: PhoneCorrection): Promise<boolean> {
  try {
    if (!isLeadStoreDown() && (await correctStoredPhone(leadDatabase(), correction))) return true;
  } catch (error) {
    log("error", "A number could not be corrected; the correction goes to the spool", {
      reason: loggableReason(error),
    });
    markLeadStoreDown();
  }
  const isWaiting = (await findInSpool(correction.id)) !== null;
  if (!isWaiting && !isLeadStoreDown()) return false;
  await writeToSpool(correction);
  return true;
}

/** The number that would be corrected with this token, E.164; `null` if none can be, or it can't be read now. */
export async function phoneToCorrect(token: string): Promise<string | null> {
  const id = leadOfToken(token, new Date());
  if (!id) return null;
  try {
    const stored = isLeadStoreDown() ? null : await findLeadPhone(leadDatabase(), id);
    return stored ?? (await findInSpool(id))?.phone ?? null;
  } catch (error) {
    log("warn", "The number of a thank-you could not be read", { reason: loggableReason(error) });
    return null;
  }
}

function tooLate(): Refusal {
  return new Refusal(
    "invalid",
    `This number can't be corrected here any more. Please call us on ${brand.phone}; the call is free.`,
  );
}
