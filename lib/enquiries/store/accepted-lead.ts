import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

/** A checked lead as it is stored: in the table, or as JSON in the spool while the database can't be reached. */
export type AcceptedLead = {
  /** Derived from the idempotency key (or the body), so that the same lead sent twice is one row. */
  id: string;
  /** Eight characters that are easy to read out on the phone: `K7QF-92XD`. */
  reference: string;
  kind: LeadKind;
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  /** As it was sent. A project that is not in our database is stored as null. */
  projectId: string | null;
  /** The other fields of the form, by their names on the wire. `loanAmount` is rupees. */
  details: Record<string, string | number>;
  sourcePage: string | null;
  referrer: string | null;
  utm: Record<string, string>;
  consent: { text: string; version: string; channels: readonly string[]; at: string };
  addressHash: string | null;
  suspicion: "trap" | "too-quick" | null;
  idempotencyKey: string | null;
  bodyHash: string;
  /** ISO 8601. */
  acceptedAt: string;
};
