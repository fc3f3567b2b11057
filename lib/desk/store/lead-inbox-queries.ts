import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { isoMoment } from "@/lib/db/statements";
import { sayGroup } from "@/lib/desk/forms/board";
import {
  type FollowUpGroup,
  followUpGroups,
  type FollowUps,
  type InboxFilter,
} from "@/lib/desk/forms/lead-inbox";
import { readGroup } from "@/lib/desk/forms/lead-stages";
import type { ListColumn } from "@/lib/desk/forms/list-look";
import type { Alarms } from "@/lib/desk/forms/alarms";
import { type Inbox, type InboxLead, inboxPageSize, type Pulse } from "@/lib/desk/forms/lead-work";
import { mostAtOnce } from "@/lib/desk/forms/lead-bulk";
import { callLink, formatPhone } from "@/lib/enquiries/deliver/lead-links";
import { squeeze } from "@/lib/projects/search/search-text";
import { visitField } from "@/lib/enquiries/forms/visit-times";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import { readAlarms } from "./alarm-settings";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { endingsBefore } from "./lead-ending-mutations";
import { like, matchesOf } from "./lead-search";
import { moreOf } from "./lead-columns";
import { isIn } from "./lead-languages";
import { pulse } from "./lead-news";
import { hasFollowUp, inOrder, isOpen, isOverdue, type OrderGroup } from "./lead-orders";
import { groupName, inGroup, inStage } from "./lead-stages";
import { isFresh, isUncalled, toWait } from "./lead-waits";
import { personOf } from "./one-person";

/** A row of a list of leads, as SQL gives it. */
type InboxLeadRow = Omit<InboxLead, "callLink" | "shownPhone" | "wait">;

/** Its columns, of leads `l`, who has them `s` and their projects `p`. */
const inboxColumns = sql`
  l.id, l.reference, l.kind, l.origin, l.name, l.phone, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", l.status, l.version,
  s.name as assignee, ${isoMoment(sql`l.follow_up_at`)} as "followUpAt",
  coalesce(l.follow_up_at < now(), false) as "isLate", ${isoMoment(sql`l.first_contact_at`)} as "firstContactAt",
  p.name as project, l.suspicion, l.details ? ${visitField} and l.status in ('new', 'called') as "wantsVisit", ${contactOf} as contact,
  (select count(*)::int from deliveries d where d.lead_id = l.id and d.state = 'failed') as failed,
  (select count(*)::int from ${personOf(sql`l.id`)} person join leads o on o.id = person.id
    where (o.accepted_at, o.id) <= (l.accepted_at, l.id)) as enquiry`;

const toInboxLead =
  (alarms: Alarms) =>
  (row: InboxLeadRow): InboxLead => ({
    ...row,
    callLink: callLink(row.phone),
    shownPhone: formatPhone(row.phone),
    wait: toWait(row, alarms),
  });

/** Midnight in India at the end of today. */
const endOfToday = sql`((date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata')`;

/**
 * Of what no index counts no more are counted: nobody turns so many pages, and counting all leads of a common word or a large
 * city takes longer than finding the first.
 */
const mostCounted = 2_000;

/** The ids of a page of the leads that these conditions let in, each with its `place`. */
function pageOf(filter: InboxFilter, me: string, where: SQL): SQL {
  const first = (filter.page - 1) * inboxPageSize;
  const lastOf = ({ which, order }: OrderGroup, group: number) => sql`
    (select l.id, ${group}::int as "group", row_number() over (order by ${order}) as rank from leads l
      where ${where} and ${which} order by ${order} limit ${first + inboxPageSize})`;
  return sql`select id, row_number() over (order by "group", rank) as place
    from (${sql.join(inOrder(filter, me).map(lastOf), sql` union all `)}) listed
    order by place limit ${inboxPageSize} offset ${first}`;
}

/** The leads of a filter, in its order. `columns`: what a table shows of them. */
export async function listInbox(
  filter: InboxFilter,
  me: string,
  columns: readonly ListColumn[] = [],
): Promise<Inbox> {
  const db = deskDatabase();
  const where = await inboxCondition(filter, me, db);
  const group = readGroup(filter.group ?? "");
  const { search, project, builder, place, source, language } = filter;
  const isLong = Boolean(search || project || builder || place || source || language);
  const most = isLong ? sql`limit ${mostCounted + 1}` : sql``;
  const [alarms, page, counts] = await Promise.all([
    readAlarms(db),
    db.execute<InboxLeadRow>(sql`
      select ${inboxColumns}, ${moreOf(columns)} as more
      from (${pageOf(filter, me, where)}) found
      join leads l on l.id = found.id left join staff s on s.id = l.assigned_to left join projects p on p.id = l.project_id
      order by found.place`),
    db.execute<{ total: number; due: number; name: string | null } & Pulse>(sql`
      select (select count(*)::int from (select from leads l where ${where} ${most}) found) as total,
        (select count(*)::int from leads l where l.erased_at is null and ${isDue}) as due,
        ${groupName(group)} as name, ${pulse}`),
  ]);
  // One row, whatever it counts.
  const { total, name, ...rest } = counts.rows[0]!;
  const isMore = isLong && total > mostCounted;
  return {
    leads: page.rows.map(toInboxLead(alarms)),
    total: isMore ? mostCounted : total,
    isMore,
    group: group ? sayGroup(group.by, group.key, name) : "",
    ...rest,
  };
}

/** All leads of a filter with their versions, for what is done with all of them; the newest, where there are more than so many. */
export async function listVersions(filter: InboxFilter, me: string): Promise<Map<string, number>> {
  const db = deskDatabase();
  const where = await inboxCondition(filter, me, db);
  const { rows } = await db.execute<{ id: string; version: number }>(sql`
    select l.id, l.version from leads l where ${where} order by l.accepted_at desc, l.id desc limit ${mostAtOnce}`);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const mostNamed = 20;

/** The first of these leads by name and reference; whoever was erased has none. */
export async function nameLeads(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await deskDatabase().execute<{ said: string }>(sql`
    select name || ' (' || reference || ')' as said from leads
    where id = any(${sql.param(ids)}::uuid[]) and erased_at is null order by accepted_at desc limit ${mostNamed}`);
  return rows.map(({ said }) => said);
}

const isDue = sql`l.follow_up_at < ${endOfToday} and ${hasFollowUp}`;

/** Which leads `l` a filter of `me` finds: for its list, for the export, and for what is done with all of them. */
export async function inboxCondition(
  filter: InboxFilter,
  me: string,
  db: DeskDatabase = deskDatabase(),
): Promise<SQL> {
  const { view, status, kind, who, language, from, until, stage, failed, search } = filter;
  const group = readGroup(filter.group ?? "");
  const conditions: SQL[] = [sql`l.erased_at is null`];
  if (status) conditions.push(sql`l.status = ${status}`);
  // Who searches for somebody wants to find him, whatever became of the lead.
  else if ((view === "open" || view === "mine") && !search) conditions.push(isOpen);
  if (view === "mine") conditions.push(sql`(l.assigned_to = ${me} or l.assigned_to is null)`);
  if (view === "due") conditions.push(isDue);
  if (view === "ending")
    conditions.push(sql`l.id in (select id from ${endingsBefore(sql`(now() + interval '30 days')`)} e)`);
  if (kind) conditions.push(sql`l.kind = ${kind}`);
  if (who === "nobody") conditions.push(sql`l.assigned_to is null`);
  else if (who) conditions.push(sql`l.assigned_to = ${who === "me" ? me : who}`);
  if (language) conditions.push(isIn(language));
  if (from) conditions.push(sql`l.accepted_at >= ${midnight(from)}`);
  if (until) conditions.push(sql`l.accepted_at < ${midnight(until)} + interval '1 day'`);
  if (stage) conditions.push(inStage(stage));
  if (group) conditions.push(inGroup(group));
  if (failed)
    conditions.push(sql`l.id = any(array(select d.lead_id from deliveries d where d.state = 'failed'))`);
  const [about, matches] = await Promise.all([aboutProject(filter, db), matchesOf(search, db)]);
  conditions.push(...about, ...matches);
  return sql.join(conditions, sql` and `);
}

/** The start of a day in India. */
export const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Kolkata')`;

/**
 * By parts of the names of the project, its builder and where it is, and of what led the person here. Builders and places are few
 * and looked up before, so that the database knows how many projects they have when it plans.
 */
async function aboutProject(
  { project, builder, place, source }: InboxFilter,
  db: DeskDatabase,
): Promise<SQL[]> {
  const named = project
    ? [sql`p.search_key like ${like(squeeze(project))} and p.name ilike ${like(project)}`]
    : [];
  if (builder || place) {
    const { rows } = await db.execute<Record<"builders" | "cities" | "localities", number[]>>(sql`select
      array(select id from developers where name ilike ${like(builder)}) as builders,
      array(select id from cities where name ilike ${like(place)}) as cities,
      array(select id from localities where name ilike ${like(place)}) as localities`);
    const { builders, cities, localities } = rows[0]!; // one row of three lists
    const isOneOf = (column: SQL, ids: number[]) => sql`${column} = any(${sql.param(ids)}::int[])`;
    if (builder) named.push(isOneOf(sql`p.developer_id`, builders));
    if (place)
      named.push(sql`(${isOneOf(sql`p.city_id`, cities)} or ${isOneOf(sql`p.locality_id`, localities)})`);
  }
  const about = sql`l.project_id in (select p.id from projects p where ${sql.join(named, sql` and `)})`;
  // The first is read by an index.
  const from = sql`l.search_key like ${like(source.toLowerCase())} and (l.origin ilike ${like(source)}
    or exists (select from jsonb_each_text(l.utm) u where u.value ilike ${like(source)}))`;
  return [...(named.length > 0 ? [about] : []), ...(source ? [from] : [])];
}

const isWhen: Record<FollowUpGroup, SQL> = {
  overdue: isOverdue,
  today: sql`l.follow_up_at >= now() and l.follow_up_at < ${endOfToday}`,
  coming: sql`l.follow_up_at >= ${endOfToday} and l.follow_up_at >= now()`,
};

type Row = InboxLeadRow & { due: FollowUpGroup; total: number };

/** The follow-ups of an account, or everybody's: the nearest of each group, and how many it has. */
export async function listFollowUps(
  who: string | null,
  mostEach: number,
  db: DeskDatabase = deskDatabase(),
): Promise<FollowUps> {
  const whose = who === null ? sql`true` : sql`l.assigned_to = ${who}`;
  // The nearest and their number are read by an index.
  const branches = followUpGroups.map((group) => {
    const which = sql`from leads l where ${isWhen[group]} and ${hasFollowUp} and l.erased_at is null and ${whose}`;
    return sql`(select ${group}::text as due, (select count(*)::int ${which}) as total, ${inboxColumns}
      from (select l.id ${which} order by l.follow_up_at, l.id limit ${mostEach}) found join leads l on l.id = found.id
      left join staff s on s.id = l.assigned_to left join projects p on p.id = l.project_id order by l.follow_up_at, l.id)`;
  });
  const [alarms, { rows }] = await Promise.all([
    readAlarms(db),
    db.execute<Row>(sql.join(branches, sql` union all `)),
  ]);
  const groupOf = (group: FollowUpGroup) => {
    const own = rows.filter(({ due }) => due === group);
    return {
      total: own[0]?.total ?? 0,
      leads: own.map(({ due: _, total: __, ...row }) => toInboxLead(alarms)(row)),
    };
  };
  return Object.fromEntries(followUpGroups.map((group) => [group, groupOf(group)])) as FollowUps;
}

/** How many follow-ups of an account are overdue, and how many more are of today. */
export async function countFollowUps(
  who: string,
  db: DeskDatabase = deskDatabase(),
): Promise<{ overdue: number; today: number }> {
  const { rows } = await db.execute<{ overdue: number; today: number }>(sql`
    select count(*) filter (where ${isWhen.overdue})::int as overdue, count(*) filter (where ${isWhen.today})::int as today
    from leads l where ${isDue} and l.erased_at is null and l.assigned_to = ${who}`);
  return rows[0]!; // one row, whatever it counts
}

/** Leads that nobody has called, the newest first: those of an account, or all of the last day; and how many there are. */
export async function listUncalled(
  who: string | null,
  most: number,
  db: DeskDatabase = deskDatabase(),
): Promise<{ leads: InboxLead[]; total: number }> {
  const which = who === null ? isFresh : sql`${isUncalled} and l.assigned_to = ${who}`;
  const [alarms, { rows }] = await Promise.all([
    readAlarms(db),
    db.execute<InboxLeadRow & { total: number }>(sql`
      select ${inboxColumns}, count(*) over ()::int as total
      from leads l left join staff s on s.id = l.assigned_to left join projects p on p.id = l.project_id
      where ${which} order by l.accepted_at desc, l.id desc limit ${most}`),
  ]);
  const leads = rows.map(({ total: _, ...row }) => toInboxLead(alarms)(row));
  return { leads, total: rows[0]?.total ?? 0 };
}
