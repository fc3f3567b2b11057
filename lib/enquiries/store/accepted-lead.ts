import { createHash, randomUUID } from "node:crypto";
import "server-only";
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
  /** Where it came from, if no form of the site sent it: `Walk-in`, or the name of a portal. */
  origin?: string | null;
  /** Who of the staff typed it in, and so has it; or brought in the sheet that it was in. */
  addedBy?: LeadAdder;
  sourcePage: string | null;
  referrer: string | null;
  utm: Record<string, string>;
  consent: { text: string; version: string; channels: readonly string[]; at: string };
  /** What the form said of the data it takes; missing in leads that were accepted before 29 November 2026. */
  notice?: { version: string; text: string } | null;
  addressHash: string | null;
  suspicion: "trap" | "too-quick" | null;
  idempotencyKey: string | null;
  bodyHash: string;
  /** ISO 8601. */
  acceptedAt: string;
};

/**
 * `hasSpoken`: the person came or phoned, and waits for no first call. `isOfFile`: it came with a sheet of many: it is nobody's
 * yet, rings nobody, and neither staff nor the person get a mail that it is there.
 */
export type LeadAdder = { id: string; name: string; email: string; hasSpoken: boolean; isOfFile?: true };

/** Without a key, the same content from the same address counts as one lead for this long. */
export const duplicateWindowMs = 10 * 60_000;

/** Without vowels, so that no words arise, and without what is easily confused: 0 O, 1 I L. */
const letters = "23456789BCDFGHJKMNPQRSTVWXYZ";

/** SHA-256 of any JSON value, independent of the order of keys. */
export function hashJson(value: unknown): string {
  return createHash("sha256").update(canonical(value)).digest("hex");
}

/** The id and reference of a seed: the same seed always gives the same ones. */
export function leadIdentity(seed: string): { id: string; reference: string } {
  const bytes = createHash("sha256").update(seed).digest();
  const hex = bytes.toString("hex");
  // A name-based UUID (version 8, our own hash).
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const text = [...bytes.subarray(16, 24)].map((byte) => letters[byte % letters.length]).join("");
  return { id, reference: `${text.slice(0, 4)}-${text.slice(4)}` };
}

/** The same lead with a new id and reference, for the rare case that another lead has its key. */
export function withOwnIdentity(lead: AcceptedLead): AcceptedLead {
  return { ...lead, id: leadIdentity(randomUUID()).id, idempotencyKey: null };
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}
