import "server-only";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";
import { isOurId } from "@/lib/projects/project/project-key";
import type { AcceptedLead } from "./accepted-lead";
import { enqueueDeliveries } from "./delivery-mutations";
import { duplicateWindowMs } from "./lead-identity";

/** `again`: it was stored before, with the same key or content. `conflict`: another lead has its key. */
export type StoredLeadOutcome =
  { outcome: "stored" | "again"; id: string; reference: string } | { outcome: "conflict" };

/**
 * Stores a lead and the jobs that deliver it in one transaction. Storing the same lead again
 * (a retry, the spool) changes nothing. Rejects when the database can't be reached or refuses the lead.
 */
export async function storeLead(db: Database, lead: AcceptedLead): Promise<StoredLeadOutcome> {
  return db.transaction(async (tx) => {
    const before = lead.idempotencyKey === null ? await findSameWords(tx, lead) : null;
    if (before) return { outcome: "again", ...before };
    const [stored] = await tx
      .insert(leads)
      .values(toRow(lead))
      .onConflictDoNothing()
      .returning({ id: leads.id, reference: leads.reference });
    if (stored) {
      await enqueueDeliveries(tx, lead);
      return { outcome: "stored", ...stored };
    }
    return findSameKey(tx, lead);
  });
}

async function findSameWords(
  tx: Transaction,
  lead: AcceptedLead,
): Promise<{ id: string; reference: string } | null> {
  const since = new Date(Date.parse(lead.acceptedAt) - duplicateWindowMs);
  const [known] = await tx
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(
      and(
        eq(leads.bodyHash, lead.bodyHash),
        gt(leads.acceptedAt, since),
        isNull(leads.idempotencyKey),
        lead.addressHash === null ? isNull(leads.addressHash) : eq(leads.addressHash, lead.addressHash),
      ),
    )
    .limit(1);
  return known ?? null;
}

async function findSameKey(tx: Transaction, lead: AcceptedLead): Promise<StoredLeadOutcome> {
  const sameKey = lead.idempotencyKey === null ? undefined : eq(leads.idempotencyKey, lead.idempotencyKey);
  const [known] = await tx
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
    .from(leads)
    .where(or(eq(leads.id, lead.id), sameKey))
    .limit(1);
  if (!known) throw new Error("A lead was refused as known, but is not there");
  return known.bodyHash === lead.bodyHash
    ? { outcome: "again", id: known.id, reference: known.reference }
    : { outcome: "conflict" };
}

/** A project that was removed while the lead was in the spool must not make storing it fail. */
function toRow({ consent, projectId, acceptedAt, ...lead }: AcceptedLead) {
  const ours = projectId !== null && isOurId(projectId) ? Number(projectId) : null;
  return {
    ...lead,
    projectId: ours === null ? null : sql<number>`(select id from projects where id = ${ours})`,
    consentText: consent.text,
    consentVersion: consent.version,
    consentChannels: [...consent.channels],
    consentAt: new Date(consent.at),
    acceptedAt: new Date(acceptedAt),
  };
}
