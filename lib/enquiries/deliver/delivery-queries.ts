import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import { log } from "@/lib/process/log";
import type { DeliveryChannel } from "@/lib/enquiries/store/delivery-channels";
import { reasonOf } from "@/lib/enquiries/store/lead-store";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/stored-lead";

/** A delivery with its lead; `null` when it is settled, when the person was erased, and when there is none. */
export async function getOpenDelivery(id: string, db: Database = database()): Promise<OpenDelivery | null> {
  const { rows } = await db.execute<StoredLead & { channel: DeliveryChannel }>(sql`
    select d.channel, l.id, l.reference, l.kind, l.name, l.phone, l.email, l.details, l.utm, l.referrer,
      l.source_page as "sourcePage", l.suspicion, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt",
      json_build_object('text', coalesce(l.consent_text, ''), 'version', coalesce(l.consent_version, ''),
        'channels', coalesce(l.consent_channels, '{}'),
        'at', ${isoMoment(sql`coalesce(l.consent_at, l.accepted_at)`)}) as consent,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
        'isPlot', p.is_plot, 'isActive', p.is_active, 'brochure', p.brochure) end as project
    from deliveries d
    join leads l on l.id = d.lead_id
    left join projects p on p.id = l.project_id
    where d.id = ${id} and d.state in ('waiting', 'kept') and l.erased_at is null`);
  if (!rows[0]) return null;
  const { channel, ...lead } = rows[0];
  return { id, channel, lead };
}

/** How many messages about leads are not out, and for how long the oldest of those in the queue has waited. */
export type DeliveryBacklog = { waiting: number; kept: number; failed: number; oldestWaitingSeconds: number };

export async function countBacklog(db: Database = database()): Promise<DeliveryBacklog> {
  const { rows } = await db.execute<DeliveryBacklog>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'kept')::int as kept,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::int
        as "oldestWaitingSeconds"
    from deliveries where state in ('waiting', 'kept', 'failed')`);
  return rows[0]!; // an aggregate always has one row
}

const patienceMs = 2_000;

/** For the health check, which must not fail with it: `null` when nobody can count in time. */
export async function readBacklog(db?: Database): Promise<DeliveryBacklog | null> {
  const late = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error("no answer in time");
  });
  try {
    return await Promise.race([countBacklog(db), late]);
  } catch (error) {
    log("warn", "The outbox can't be counted", { error: reasonOf(error) });
    return null;
  }
}
