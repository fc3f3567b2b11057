import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { isoMoment } from "@/lib/db/statements";
import type { FoundLead, KnownLead } from "@/lib/desk/forms/one-person";
import { formatPhone } from "@/lib/enquiries/deliver/lead-links";
import { deskDatabase } from "./desk-database";
import { matchesOf } from "./lead-search";

/*
 * What the desk takes for one person: all leads that lead to each other by a number, by a mail in any case, or by a tie that
 * staff made by hand. Whoever stands alone is led to by ties only.
 */

/** A number of so many is nobody's, but a test's or a trap's; the nearest count. */
const mostLeads = 50;

/** The ids of leads with a number or the mail of lead `l`. Each part is read by an index of its own; of who was erased nothing is left to find. */
const alikeTo = sql`(
  select o.id from leads o where o.phone = l.phone and not (l.stands_alone or o.stands_alone)
  union all select o.id from leads o where o.phone = l.first_phone and not (l.stands_alone or o.stands_alone)
  union all select o.id from leads o where lower(o.email) = lower(l.email) and not (l.stands_alone or o.stands_alone))`;

/** The ids of leads that are tied to lead `l`. */
const tiedTo = sql`(select t.other_id as id from lead_ties t where t.lead_id = l.id
  union all select t.lead_id from lead_ties t where t.other_id = l.id)`;

/** The ids of the leads of one person: of the one with this id, itself among them. `without`: a lead that leads no further. */
export const personOf = (id: SQL, without = sql`null`): SQL => sql`(
  with recursive person(id) as (
    select ${id}::uuid
    union select n.id from person p join leads l on l.id = p.id
      cross join lateral (select id from ${alikeTo} a union all select id from ${tiedTo} t) n
      where n.id is distinct from ${without}::uuid)
  select id from person limit ${mostLeads})`;

/** By what a lead is of one person with those that `from` leads to without it. */
export const bondsOf = (id: string, from: string): SQL => {
  const others = id === from ? personOf(sql`${id}`) : personOf(sql`${from}`, sql`${id}`);
  const among = (found: SQL) =>
    sql`array(select distinct n.id::text from ${found} n join others o on o.id = n.id and o.id <> l.id)`;
  return sql`with others as materialized ${others}
    select ${among(alikeTo)} as alike, ${among(tiedTo)} as tied from leads l where l.id = ${id}`;
};

/** What tells staff whose a lead is, of leads `i`. */
export const knownColumns = sql`i.id, i.reference, i.kind, i.origin, ${isoMoment(sql`i.accepted_at`)} as "acceptedAt",
  i.name, i.phone, (select name from projects where id = i.project_id) as project`;

export const showPhone = <Lead extends KnownLead>(lead: Lead): Lead => ({
  ...lead,
  phone: formatPhone(lead.phone),
});

const mostFound = 10;

/** The newest leads that a search of the desk finds, for who looks for another lead of the person of this one. */
export async function findOthers(id: string, search: string): Promise<FoundLead[]> {
  if (!search) return [];
  const db = deskDatabase();
  const where = sql.join([sql`l.erased_at is null`, ...(await matchesOf(search, db))], sql` and `);
  const { rows } = await db.execute<FoundLead>(sql`
    select ${knownColumns}, i.id in (select id from ${personOf(sql`${id}`)} p) as "isOne"
    from (select * from leads l where ${where} order by l.accepted_at desc limit ${mostFound}) i
    order by i.accepted_at desc`);
  return rows.map(showPhone);
}
