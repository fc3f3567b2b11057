import "server-only";
import { ApiError } from "@/lib/api/errors";
import { checkPhone, forgetPhone } from "@/lib/process/rate-limits";
import { brand } from "@/content/site";
import { log } from "@/lib/process/log";
import { acceptLead, type Submission } from "./accept-lead";
import type { AcceptedLead } from "@/lib/enquiries/store/accepted-lead";
import { unknownProject } from "@/lib/enquiries/forms/lead-messages";
import { storeLead } from "@/lib/enquiries/store/lead-mutations";
import { findLead, hasProject } from "@/lib/enquiries/store/lead-queries";
import { findInSpool, writeToSpool } from "./lead-spool";
import { isLeadStoreDown, leadDatabase, leadStoreIsDown, reasonOf } from "@/lib/enquiries/store/lead-store";

/**
 * Takes a checked submission and returns the reference that the visitor hears: from the database, or, when that can't
 * be reached, from the spool on the disk. Rejects with an `ApiError`: 400 for an unknown project, 409 for a key that
 * belongs to other words, 429 for a number used too often, 503 when nothing can be stored.
 */
export async function receiveLead(submission: Submission): Promise<string> {
  const lead = acceptLead(submission);
  return (await throughDatabase(lead)) ?? (await throughSpool(lead));
}

/** `null` when the database can't take it now. */
async function throughDatabase(lead: AcceptedLead): Promise<string | null> {
  if (isLeadStoreDown()) return null;
  try {
    const db = leadDatabase();
    const known = await findLead(db, lead.id);
    if (known) return answerKnown(known, lead);
    if (lead.projectId !== null && !(await hasProject(db, lead.projectId))) {
      throw new ApiError(400, unknownProject, [{ path: "propertyId", msg: unknownProject }]);
    }
    await checkPhone(lead.phone);
    const result = await storeLead(db, lead);
    if (result.outcome === "conflict") throw otherWords();
    return result.reference;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    log("error", "A lead could not be stored; it goes to the spool", {
      reference: lead.reference,
      reason: reasonOf(error),
    });
    leadStoreIsDown();
    await forgetPhone(lead.phone);
    return null;
  }
}

async function throughSpool(lead: AcceptedLead): Promise<string> {
  try {
    const known = await findInSpool(lead.id);
    if (known) return answerKnown(known, lead);
    await checkPhone(lead.phone);
    await writeToSpool(lead);
    log("warn", "A lead waits in the spool", { reference: lead.reference, kind: lead.kind });
    return lead.reference;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await forgetPhone(lead.phone);
    log("fatal", "A lead could be stored neither in the database nor on the disk", {
      reason: reasonOf(error),
    });
    throw new ApiError(
      503,
      `We could not save your request just now. Please call us on ${brand.phone}; the call is free.`,
    );
  }
}

function answerKnown(known: { reference: string; bodyHash: string | null }, lead: AcceptedLead): string {
  if (known.bodyHash !== lead.bodyHash) throw otherWords();
  return known.reference;
}

function otherWords(): ApiError {
  return new ApiError(409, "This Idempotency-Key was used for another request. Please send a new one.");
}
