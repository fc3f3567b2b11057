import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

/**
 * A lead that was checked and will be stored: what goes into the table, or through the spool as a line of JSON while the
 * database can't be reached.
 */
export type AcceptedLead = {
  /** Made from the idempotency key (or the body), so that the same lead sent twice is one row. */
  id: string;
  /** Two groups of four that can be read out on the phone: `K7QF-92XD`. */
  reference: string;
  kind: LeadKind;
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  /** As it was on the wire. One that our database does not have is stored as none. */
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
