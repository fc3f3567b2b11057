import "server-only";
import { sql } from "drizzle-orm";
import { isoMoment } from "@/lib/db/iso-moment";
import { openStatuses } from "@/lib/enquiries/forms/lead-statuses";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { contactOf } from "@/lib/enquiries/store/contact-queries";
import { callLink, formatPhone } from "@/lib/enquiries/deliver/lead-links";

/** A row of a list of leads, as SQL gives it. */
export type InboxLeadRow = Omit<InboxLead, "callLink" | "shownPhone">;

/** Its columns, of leads `l`, who has them `s` and their projects `p`. */
export const inboxColumns = sql`
  l.id, l.reference, l.kind, l.name, l.phone, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", l.status,
  s.name as assignee, ${isoMoment(sql`l.follow_up_at`)} as "followUpAt",
  coalesce(l.follow_up_at < now(), false) as "isLate", ${isoMoment(sql`l.first_contact_at`)} as "firstContactAt",
  p.name as project, l.suspicion, ${contactOf} as contact,
  (select count(*)::int from deliveries d where d.lead_id = l.id and d.state = 'failed') as failed`;

export function toInboxLead(row: InboxLeadRow): InboxLead {
  return { ...row, callLink: callLink(row.phone), shownPhone: formatPhone(row.phone) };
}

/** Somebody still has to do something about it. */
export const isOpen = sql`l.status in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** Midnight in India at the end of today. */
export const endOfToday = sql`((date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata')`;
