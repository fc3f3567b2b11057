import "server-only";
import { sql } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import type { DeliveryChannel } from "@/lib/enquiries/store/delivery-channels";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/stored-lead";

/** A delivery with its lead; `null` if it is settled, if the person was erased, or if it does not exist. */
export async function getOpenDelivery(id: string, db: Database = database()): Promise<OpenDelivery | null> {
  const { rows } = await db.execute<StoredLead & { channel: DeliveryChannel }>(sql`
    select d.channel, l.id, l.reference, l.kind, l.name, l.phone, l.first_phone as "firstPhone", l.email, l.details, l.utm, l.referrer,
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
