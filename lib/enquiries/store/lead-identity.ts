import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { AcceptedLead } from "./accepted-lead";

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
