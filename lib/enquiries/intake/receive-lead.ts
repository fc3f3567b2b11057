import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { checkPhone, forgetPhone } from "@/lib/process/rate-limits";
import { brand } from "@/content/site";
import { log } from "@/lib/process/log";
import { countLead } from "@/lib/process/told-figures";
import { acceptLead, type Submission } from "./accept-lead";
import type { AcceptedLead } from "@/lib/enquiries/store/accepted-lead";
import { unknownProject } from "@/lib/enquiries/forms/lead-messages";
import { storeLead } from "@/lib/enquiries/store/lead-mutations";
import { findLead, hasProject } from "@/lib/enquiries/store/lead-queries";
import { consentToken } from "./consent-token";
import { correctionToken } from "./correction-token";
import { findInSpool, writeToSpool } from "./lead-spool";
import { isLeadStoreDown, leadDatabase, markLeadStoreDown } from "@/lib/enquiries/store/lead-store";
import { loggableReason } from "@/lib/enquiries/store/lead-store-errors";

/** What a visitor keeps of a lead: `correction` is for `correctPhone`, within an hour, `consent` for `readConsent`. */
export type LeadReceipt = { reference: string; correction?: string; consent?: string };

/**
 * Stores a checked submission in the database or, if that can't be reached, in the spool on the disk, and returns what
 * the visitor keeps of it. Rejects with a `Refusal`: for an unknown project, a key that
 * belongs to other content, a number used too often, and when nothing can be stored.
 */
export async function receiveLead(submission: Submission): Promise<LeadReceipt> {
  const lead = acceptLead(submission);
  const { id, reference } = (await throughDatabase(lead)) ?? (await throughSpool(lead));
  return { reference, correction: correctionToken(id, submission.at), consent: consentToken(id) };
}

/** As which lead it is stored: the same one that was sent before has its own id. */
type Stored = { id: string; reference: string };

/** `null` if the database can't store it now. */
async function throughDatabase(lead: AcceptedLead): Promise<Stored | null> {
  if (isLeadStoreDown()) return null;
  try {
    const db = leadDatabase();
    const known = await findLead(db, lead.id);
    if (known) return answerKnown(known, lead);
    if (lead.projectId !== null && !(await hasProject(db, lead.projectId))) {
      throw new Refusal("invalid", unknownProject, {
        errors: [{ path: "propertyId", msg: unknownProject }],
      });
    }
    await checkPhone(lead.phone);
    const result = await storeLead(db, lead);
    if (result.outcome === "conflict") throw otherWords();
    if (result.outcome === "stored") countLead(lead.kind, "database");
    return result;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log("error", "A lead could not be stored; it goes to the spool", {
      reference: lead.reference,
      reason: loggableReason(error),
    });
    markLeadStoreDown();
    await forgetPhone(lead.phone);
    return null;
  }
}

async function throughSpool(lead: AcceptedLead): Promise<Stored> {
  try {
    const known = await findInSpool(lead.id);
    if (known) return answerKnown(known, lead);
    await checkPhone(lead.phone);
    await writeToSpool(lead);
    countLead(lead.kind, "spool");
    log("warn", "A lead waits in the spool", { reference: lead.reference, kind: lead.kind });
    return lead;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    await forgetPhone(lead.phone);
    countLead(lead.kind, "lost");
    log("fatal", "A lead could be stored neither in the database nor on the disk", {
      reason: loggableReason(error),
    });
    throw new Refusal(
      "unavailable",
      `We could not save your request just now. Please call us on ${brand.phone}; the call is free.`,
    );
  }
}

function answerKnown(known: Stored & { bodyHash: string | null }, lead: AcceptedLead): Stored {
  if (known.bodyHash !== lead.bodyHash) throw otherWords();
  return known;
}

function otherWords(): Refusal {
  return new Refusal("conflict", "This Idempotency-Key was used for another request. Please send a new one.");
}
