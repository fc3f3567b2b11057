import { sql } from "drizzle-orm";
import "server-only";
import type { z } from "zod";
import { Refusal } from "@/lib/base/refusal";
import type { leadFromOutsideSchema } from "@/lib/enquiries/forms/outside-lead";
import { findInSpool } from "@/lib/enquiries/intake/lead-spool";
import { outsideLeadId, receiveOutsideLead } from "@/lib/enquiries/intake/receive-outside-lead";
import { findLead } from "@/lib/enquiries/store/lead-queries";
import { isLeadStoreDown, leadDatabase, loggableReason } from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { dropOldMessages } from "./lead-crm-mutations";

/** A lead as a portal sends it, checked. */
export type PortalLead = z.output<typeof leadFromOutsideSchema>;

type Message = { id: string; bodyHash: string; body: PortalLead };

const otherWords = "This webhook-id or externalId was used for another message. Please send a new one.";

/**
 * Takes the lead of a signed message once, however often it comes and by whichever number: it is known by `externalId` and
 * `origin`. While the database is away it waits in the spool. Rejects with `conflict` when one of both was used for other words,
 * and with `missing` when its person was erased meanwhile, who must not come back by a message that is sent again.
 */
export async function takePortalLead({ id, bodyHash, body }: Message): Promise<{ reference: string }> {
  const { externalId, project, receivedAt, consent, origin, ...lead } = body;
  const key = `portal ${JSON.stringify([origin.toLowerCase(), externalId])}`;
  const leadId = outsideLeadId(key);
  const marks = [`lead message ${id}`, `lead ${leadId}`];
  await refuseKnown(marks, bodyHash, leadId);
  const stored = await receiveOutsideLead(
    {
      ...lead,
      ...{ key, body: bodyHash, origin, project, receivedAt },
      consent: { ...consent, version: "portal-2026-11-29" },
    },
    otherWords,
  );
  await remember(marks, bodyHash);
  return stored;
}

async function refuseKnown(marks: readonly string[], bodyHash: string, leadId: string): Promise<void> {
  const known = await whileThere(async () => {
    const { rows } = await leadDatabase().execute<{ id: string; bodyHash: string }>(sql`
      select id, body_hash as "bodyHash" from crm_messages where id = any(${sql.param(marks)}::text[])`);
    return { rows, isThere: rows.length > 0 && (await findLead(leadDatabase(), leadId)) !== null };
  });
  if (!known || known.rows.length === 0) return;
  if (known.rows.some((row) => row.id === marks[0] && row.bodyHash !== bodyHash))
    throw new Refusal("conflict", otherWords);
  if (!known.isThere && !(await findInSpool(leadId)))
    throw new Refusal("missing", "This lead was taken before, and its person was erased.");
}

async function remember(marks: readonly string[], bodyHash: string): Promise<void> {
  await whileThere(async () => {
    await dropOldMessages(leadDatabase());
    await leadDatabase().execute(sql`
      insert into crm_messages (id, body_hash)
      select id, ${bodyHash} from unnest(${sql.param(marks)}::text[]) id on conflict (id) do nothing`);
  });
}

/** Null while the database is away: the lead itself is known by its id, on the disk too. */
async function whileThere<T>(run: () => Promise<T>): Promise<T | null> {
  if (isLeadStoreDown()) return null;
  try {
    return await run();
  } catch (error) {
    log("warn", "Whether a message of a portal came before can't be read now", {
      reason: loggableReason(error),
    });
    return null;
  }
}
