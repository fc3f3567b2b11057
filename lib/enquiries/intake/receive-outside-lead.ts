import "server-only";
import { Refusal } from "@/lib/base/refusal";
import {
  type AcceptedLead,
  hashJson,
  type LeadAdder,
  leadIdentity,
} from "@/lib/enquiries/store/accepted-lead";
import { findNamedProjects } from "@/lib/enquiries/store/lead-queries";
import { isLeadStoreDown, leadDatabase, loggableReason } from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { takeLead } from "./receive-lead";

/** A lead that no form of the site sent, checked. Moments are ISO 8601 in UTC, the phone is E.164. */
export type OutsideLead = {
  /** The same for what is the same lead, however often it comes. */
  key: string;
  /** What it was made from: the same key with another body is a conflict. */
  body: unknown;
  name: string;
  phone: string;
  email: string | null;
  message: string | null;
  origin: string;
  /** An id, or a name as somebody else's list has it: one that we don't know is kept as it is. */
  project: string | null;
  /** `Telugu`: what the person speaks; null where nobody said. */
  language?: string | null;
  campaign?: string | null;
  consent: AcceptedLead["consent"];
  receivedAt: string;
  addedBy?: LeadAdder;
};

export const outsideLeadId = (key: string) => leadIdentity(seedOf(key)).id;

/**
 * Stores such a lead as one of a form is stored: in the database or the spool, with its mails and messages. Rejects with
 * `otherWords` (409) when the key was used for another body, and as `receiveLead` does.
 */
export async function receiveOutsideLead(
  { key, body, project, message, language, campaign, ...lead }: OutsideLead,
  otherWords: string,
): Promise<{ id: string; reference: string }> {
  const projectId = project === null ? null : await findOne(project);
  const details = {
    ...(project !== null && projectId === null && { project }),
    ...(message !== null && { message }),
    ...(language && { language }),
  };
  try {
    return await takeLead({
      ...leadIdentity(seedOf(key)),
      ...{
        name: lead.name,
        phone: lead.phone,
        email: lead.email,
        origin: lead.origin,
        consent: lead.consent,
      },
      kind: project === null ? "contact" : "enquiry",
      projectId,
      details,
      ...(lead.addedBy && { addedBy: lead.addedBy }),
      utm: campaign ? { utm_campaign: campaign } : {},
      ...{ sourcePage: null, referrer: null, addressHash: null, suspicion: null },
      idempotencyKey: key,
      bodyHash: hashJson(body),
      acceptedAt: lead.receivedAt,
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === "conflict") throw new Refusal("conflict", otherWords);
    throw error;
  }
}

const seedOf = (key: string) => `key:${key}`;

/** The project that is meant, when there is no doubt which; null also while the database can't say. */
async function findOne(named: string): Promise<string | null> {
  if (isLeadStoreDown()) return null;
  try {
    const found = await findNamedProjects(leadDatabase(), named);
    return found.length === 1 ? String(found[0]) : null;
  } catch (error) {
    log("warn", "The project of a lead could not be looked up; its name is kept", {
      reason: loggableReason(error),
    });
    return null;
  }
}
