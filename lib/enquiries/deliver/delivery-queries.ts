import { sql } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import { database, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { crmName } from "@/lib/enquiries/forms/lead-statuses";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import type { ErasureNews } from "@/lib/enquiries/store/lead-mutations";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/lead-queries";
import { toldVisit } from "@/lib/enquiries/store/lead-visits";
import { loggableReason } from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import type { Backlog } from "@/lib/process/told-figures";

/** A delivery with its lead; `null` if it is settled, if the person was erased, or if it does not exist. */
export async function getOpenDelivery(id: string, db: Database = database()): Promise<OpenDelivery | null> {
  const { rows } = await db.execute<StoredLead & Omit<OpenDelivery, "id" | "lead">>(sql`
    select d.channel, ${changeOf} as change, case when d.channel = 'visitor-visit' then ${toldVisit} end as visit, d.channel = 'webhook-change' and exists (select from deliveries e
        where e.lead_id = d.lead_id and e.channel in ('webhook', 'webhook-correction') and e.state = 'waiting')
        as "isBehind",
      exists (select from staff) as "hasDesk", l.id, l.reference, l.kind, l.name, l.phone, l.first_phone as "firstPhone", l.email, l.details, l.origin, l.utm, l.referrer,
      l.source_page as "sourcePage", l.suspicion, ${contactOf} as contact, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt",
      json_build_object('text', coalesce(l.consent_text, ''), 'version', coalesce(l.consent_version, ''),
        'channels', coalesce(l.consent_channels, '{}'),
        'at', ${isoMoment(sql`coalesce(l.consent_at, l.accepted_at)`)}) as consent,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
        'isPlot', p.is_plot, 'isActive', p.is_active, 'brochure', p.brochure,
        'reraId', p.rera_id, 'reraExemption', p.rera_exemption, 'locations', json_build_array(json_build_object('state', s.name))) end as project
    from deliveries d
    join leads l on l.id = d.lead_id
    left join projects p on p.id = l.project_id
    left join states s on s.id = p.state_id
    where d.id = ${id} and d.state in ('waiting', 'kept') and l.erased_at is null`);
  if (!rows[0]) return null;
  const { channel, change, visit, isBehind, hasDesk, ...lead } = rows[0];
  const own = { ...(change && { change }), ...(visit && { visit }), ...(isBehind && { isBehind }) };
  return { id, channel, lead, hasDesk, ...own };
}

/** The news that a lead was erased; `null` when this delivery is none, or is settled. */
export async function getErasureNews(id: string, db: Database = database()): Promise<ErasureNews | null> {
  const { rows } = await db.execute<ErasureNews>(sql`
    select id, channel, erased, ${isoMoment(sql`created_at`)} as at from deliveries
    where id = ${id} and erased is not null and state = 'waiting'`);
  return rows[0] ?? null;
}

/** In the statement that reads the lead, so that state and changes are those of one moment. */
const changeOf = sql`case when d.channel = 'webhook-change' then json_build_object('status', l.status,
  'assignedTo', (select json_build_object('name', name, 'email', email) from staff where id = l.assigned_to),
  'followUpAt', ${isoMoment(sql`l.follow_up_at`)}, 'version', l.version, 'lastEvent', d.last_event,
  'changes', coalesce((select json_agg(json_build_object('id', id, 'at', ${isoMoment(sql`at`)}, 'by', who,
    'before', before, 'after', after) order by id) from lead_events
    where lead_id = l.id and kind in ('changed', 'consent') and who <> ${crmName} and id between d.first_event and d.last_event), '[]'))
  end`;

export async function countBacklog(db: Database = database()): Promise<Backlog> {
  const { rows } = await db.execute<Backlog>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'kept')::int as kept,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::int
        as "oldestWaitingSeconds"
    from deliveries where state in ('waiting', 'kept', 'failed')`);
  return rows[0]!; // an aggregate always has one row
}

const patienceMs = 2_000;

/** For health checks and figures, which must not fail because of it: `null` if the count fails or takes too long. */
export async function readBacklog(db?: Database, withinMs = patienceMs): Promise<Backlog | null> {
  const late = pause(withinMs, undefined, { ref: false }).then(() => {
    throw new Error("no answer in time");
  });
  try {
    return await Promise.race([countBacklog(db), late]);
  } catch (error) {
    log("warn", "The outbox can't be counted", { error: loggableReason(error) });
    return null;
  }
}
