import "server-only";
import { sql } from "drizzle-orm";
import { followUpGroups, type FollowUpGroup, type FollowUps } from "@/lib/desk/forms/follow-ups";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { endOfToday, inboxColumns, isOpen, toInboxLead, type InboxLeadRow } from "./lead-rows";

type Row = InboxLeadRow & { due: FollowUpGroup; total: number };

/** The follow-ups of an account, or everybody's: the nearest of each group, and how many it has. */
export async function listFollowUps(
  who: string | null,
  mostEach: number,
  db: DeskDatabase = deskDatabase(),
): Promise<FollowUps> {
  const { rows } = await db.execute<Row>(sql`
    with waiting as (
      select l.id, l.follow_up_at, case when l.follow_up_at < now() then 'overdue'
        when l.follow_up_at < ${endOfToday} then 'today' else 'coming' end as due
      from leads l where l.follow_up_at is not null and ${isOpen} and l.erased_at is null
        ${who === null ? sql`` : sql`and l.assigned_to = ${who}`}),
    counted as (
      select id, due, count(*) over (partition by due)::int as total,
        row_number() over (partition by due order by follow_up_at, id) as place from waiting)
    select c.due, c.total, ${inboxColumns}
    from counted c join leads l on l.id = c.id
    left join staff s on s.id = l.assigned_to left join projects p on p.id = l.project_id
    where c.place <= ${mostEach} order by l.follow_up_at, l.id`);
  const groupOf = (group: FollowUpGroup) => {
    const own = rows.filter(({ due }) => due === group);
    return { total: own[0]?.total ?? 0, leads: own.map(({ due: _, total: __, ...row }) => toInboxLead(row)) };
  };
  return Object.fromEntries(followUpGroups.map((group) => [group, groupOf(group)])) as FollowUps;
}
