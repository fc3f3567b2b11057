import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { inboxPageSize, type Inbox } from "@/lib/desk/forms/lead-work";
import { parsePhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { endOfToday, inboxColumns, isOpen, toInboxLead, type InboxLeadRow } from "./lead-rows";

/** The leads of a filter, the newest first; of the follow-ups, what is most overdue. */
export async function listInbox(
  filter: InboxFilter,
  me: string,
  db: DeskDatabase = deskDatabase(),
): Promise<Inbox> {
  const where = conditionsOf(filter, me);
  const order = filter.view === "due" ? sql`l.follow_up_at, l.id` : sql`l.accepted_at desc, l.id desc`;
  const offset = (filter.page - 1) * inboxPageSize;
  const [page, counts] = await Promise.all([
    db.execute<InboxLeadRow>(sql`
      select ${inboxColumns}
      from (select l.id from leads l where ${where} order by ${order} limit ${inboxPageSize} offset ${offset}) found
      join leads l on l.id = found.id left join staff s on s.id = l.assigned_to left join projects p on p.id = l.project_id
      order by ${order}`),
    db.execute<{ total: number; due: number; newest: string }>(sql`
      select (select count(*)::int from leads l where ${where}) as total,
        (select count(*)::int from leads l where l.erased_at is null and ${isDue}) as due,
        coalesce((select max(stored_at)::text from leads), '1970-01-01 00:00:00+00') as newest`),
  ]);
  // One row, whatever it counts.
  return { leads: page.rows.map(toInboxLead), ...counts.rows[0]! };
}

/** How many leads were stored since this moment, as `newest` of an inbox tells it. */
export async function countNews(since: string, db: DeskDatabase = deskDatabase()): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from leads where stored_at > ${since}::timestamptz and erased_at is null`,
  );
  return rows[0]?.count ?? 0;
}

const isDue = sql`l.follow_up_at < ${endOfToday} and ${isOpen}`;

function conditionsOf({ view, status, kind, who, failed, search }: InboxFilter, me: string): SQL {
  const conditions: SQL[] = [sql`l.erased_at is null`];
  if (status) conditions.push(sql`l.status = ${status}`);
  // Who searches for somebody wants to find him, whatever became of the lead.
  else if (view === "open" && !search) conditions.push(isOpen);
  if (view === "due") conditions.push(isDue);
  if (kind) conditions.push(sql`l.kind = ${kind}`);
  if (who === "nobody") conditions.push(sql`l.assigned_to is null`);
  else if (who) conditions.push(sql`l.assigned_to = ${who === "me" ? me : who}`);
  if (failed) conditions.push(sql`l.id in (select d.lead_id from deliveries d where d.state = 'failed')`);
  if (search) conditions.push(matches(search));
  return sql.join(conditions, sql` and `);
}

/** A whole number, the digits of a part of one, a reference, or a part of a name or an address. */
function matches(search: string): SQL {
  const phone = parsePhoneQuery(search);
  if (phone && "exact" in phone) return sql`${phone.exact} in (l.phone, l.first_phone)`;
  const digits = search.replace(/\D/g, "");
  if (/^[\d\s+().-]+$/.test(search) && digits.length >= 3) {
    const part = phone ? phone.lastTen : digits;
    return sql`(l.phone like ${`%${part}%`} or l.first_phone like ${`%${part}%`})`;
  }
  const reference = /^([0-9a-z]{4})-?([0-9a-z]{4})$/i.exec(search);
  const words = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const byWords = sql`l.name ilike ${words} or l.email ilike ${words}`;
  if (!reference) return sql`(${byWords})`;
  return sql`(l.reference = ${`${reference[1]}-${reference[2]}`.toUpperCase()} or ${byWords})`;
}
