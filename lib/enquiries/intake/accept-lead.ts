import "server-only";
import { consentBox, consentNotice } from "@/content/consent";
import { consents } from "@/content/consents";
import type { AcceptedLead } from "@/lib/enquiries/store/accepted-lead";
import { hashAddress } from "./address-hash";
import { trapField, utmNames, type LeadContext } from "@/lib/enquiries/forms/lead-context";
import { hashJson, leadIdentity, duplicateWindowMs } from "@/lib/enquiries/store/lead-identity";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

/** A form that is sent sooner than this after it was shown was not filled in by hand. */
const shortestFillMs = 1_500;

export type Submission = {
  kind: LeadKind;
  /** The checked body, as in the API. */
  body: Record<string, unknown>;
  context: LeadContext;
  idempotencyKey: string | null;
  address: string;
  at: Date;
};

/** The lead that a checked submission makes (docs/api.md). */
export function acceptLead({ kind, body, context, idempotencyKey, address, at }: Submission): AcceptedLead {
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
