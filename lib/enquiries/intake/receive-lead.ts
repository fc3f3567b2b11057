import "server-only";
import { consentBox, consentNotice } from "@/content/consent";
import { consents } from "@/content/consents";
import { brand } from "@/content/site";
import { Refusal } from "@/lib/base/refusal";
import { type LeadContext, trapField, utmNames } from "@/lib/enquiries/forms/lead-context";
import { unknownProject } from "@/lib/enquiries/forms/lead-messages";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import {
  type AcceptedLead,
  duplicateWindowMs,
  hashJson,
  leadIdentity,
} from "@/lib/enquiries/store/accepted-lead";
import { storeLead } from "@/lib/enquiries/store/lead-mutations";
import { findLead, hasProject } from "@/lib/enquiries/store/lead-queries";
import {
  isLeadStoreDown,
  leadDatabase,
  loggableReason,
  markLeadStoreDown,
} from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { checkPhone, forgetPhone } from "@/lib/process/rate-limits";
import { countLead } from "@/lib/process/told-figures";
import { consentToken, correctionToken, hashAddress } from "./installation-secret";
import { findInSpool, writeToSpool } from "./lead-spool";
import { notices } from "./notices";

/** What a visitor keeps of a lead: `correction` is for `correctPhone`, within an hour, `consent` for `readConsent`. */
export type LeadReceipt = { reference: string; correction?: string; consent?: string };

/**
 * Stores a checked submission in the database or, if that can't be reached, in the spool on the disk, and returns what
 * the visitor keeps of it. Rejects with a `Refusal`: for an unknown project, a key that
 * belongs to other content, a number used too often, and when nothing can be stored.
 */
export async function receiveLead(submission: Submission): Promise<LeadReceipt> {
  const lead = acceptLead(submission);
  const { id, reference } = await takeLead(lead);
  return { reference, correction: correctionToken(id, submission.at), consent: consentToken(id) };
}

/** As which lead it is stored: the same one that was sent before has its own id. */
type Stored = { id: string; reference: string };

/** Stores a lead in the database or the spool; rejects as `receiveLead` does. */
export async function takeLead(lead: AcceptedLead): Promise<Stored> {
  return (await throughDatabase(lead)) ?? (await throughSpool(lead));
}

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

/** A form that is sent sooner than this after it was shown was not filled in by hand. */
const shortestFillMs = 1_500;

type Submission = {
  kind: LeadKind;
  /** The checked body, as in the API. */
  body: Record<string, unknown>;
  context: LeadContext;
  idempotencyKey: string | null;
  address: string;
  at: Date;
};

/** The lead that a checked submission makes (docs/api.md). */
function acceptLead({ kind, body, context, idempotencyKey, address, at }: Submission): AcceptedLead {
  const { name, fullName, phoneNumber, email, propertyId, allowContact, source: _, ...rest } = body;
  const phone = context.countryCode + String(phoneNumber);
  const bodyHash = hashJson({ kind, phone, body });
  const addressHash = hashAddress(address);
  const consent = consentOf(context, allowContact === true);
  return {
    ...leadIdentity(seedOf(idempotencyKey, bodyHash + addressHash, at)),
    kind,
    name: String(name ?? fullName),
    phone,
    email: typeof email === "string" ? email : null,
    projectId: propertyId == null ? null : String(propertyId),
    details: detailsOf(rest),
    sourcePage: context.page ?? null,
    referrer: context.referrer ?? null,
    utm: Object.fromEntries(utmNames.flatMap((utm) => (context[utm] ? [[utm, context[utm]]] : []))),
    consent: { ...consent, at: at.toISOString() },
    notice: notices.get(context.notice ?? "") ?? null,
    addressHash,
    suspicion: suspicionOf(context),
    idempotencyKey,
    bodyHash,
    acceptedAt: at.toISOString(),
  };
}

function seedOf(key: string | null, words: string, at: Date): string {
  return key === null ? `words:${words}:${Math.floor(at.getTime() / duplicateWindowMs)}` : `key:${key}`;
}

/** The consent text that was on the screen, by its version; without a version, the current one. */
function consentOf({ consent }: LeadContext, ticked: boolean) {
  const shown = consents.find(({ version }) => version === consent);
  return shown ?? (ticked ? consentBox : consentNotice);
}

function suspicionOf(context: LeadContext): AcceptedLead["suspicion"] {
  if (context[trapField]) return "trap";
  return context.filledMs !== undefined && context.filledMs < shortestFillMs ? "too-quick" : null;
}

function detailsOf(rest: Record<string, unknown>): AcceptedLead["details"] {
  const known = Object.entries(rest).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return Object.fromEntries(known);
}
