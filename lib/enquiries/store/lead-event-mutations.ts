import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/db/client";

/** `consent`: by the person, with the link that came with the lead. */
export type NewEvent = {
  kind: "changed" | "note" | "call" | "whatsapp" | "consent";
  before?: Record<string, string | null>;
  after?: Record<string, string | null>;
  note?: string;
};

/** Adds to the history of a lead; `who` is an address of staff, or a name for who has none. Returns the number of the event. */
export async function addEvent(
  tx: Transaction,
  who: string,
  leadId: string,
  event: NewEvent,
): Promise<number> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into lead_events (lead_id, who, kind, before, after, note)
    values (${leadId}, ${who}, ${event.kind}, ${json(event.before)}::jsonb, ${json(event.after)}::jsonb,
      ${event.note ?? null}) returning id`);
  return rows[0]!.id; // one row is inserted
}
