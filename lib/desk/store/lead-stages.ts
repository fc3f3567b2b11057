import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { Grouping, LeadGroup, LeadStage } from "@/lib/desk/forms/lead-stages";
import { hasWaited, isCounted, waitOf } from "@/lib/enquiries/store/lead-queries";
import { isUncalled } from "./lead-waits";

/*
 * Which leads `l` the figures of the desk count, and by what they are counted together. The board and the inbox have it from
 * here, so that a figure and its list are the same leads.
 */

/** Where a lead came from: the campaign's own word, else where staff or a portal have it from, else the site that led here. */
export const sourceOf = sql`coalesce(lower(nullif(l.utm->>'utm_source', '')), lower(l.origin),
  lower(substring(l.referrer from '^https?://(?:www\\.)?([^/:?#]+)')), '')`;
export const campaignOf = sql`coalesce(nullif(l.utm->>'utm_campaign', ''), '')`;

/** Over leads that count (`isCounted`). A booking counts while the lead is booked. */
export const stages: Record<LeadStage, SQL> = {
  lead: sql`true`,
  called: sql`l.first_contact_at is not null`,
  within5: sql`(${hasWaited} and ${waitOf} <= 300)`,
  within30: sql`(${hasWaited} and ${waitOf} <= 1800)`,
  visited: sql`(l.status = 'visit-planned' or exists (select from visits v where v.lead_id = l.id and v.result is distinct from 'moved'))`,
  booked: sql`l.status = 'booked'`,
  uncalled: isUncalled,
  overdue: sql`l.follow_up_at < now()`,
};

/** The key of a lead's group, a text; empty for none. */
export const groupKeys: Record<Grouping, SQL> = {
  agent: sql`coalesce(l.assigned_to, '')`,
  source: sourceOf,
  campaign: campaignOf,
  project: sql`coalesce(l.project_id::text, '')`,
  builder: sql`coalesce((select p.developer_id::text from projects p where p.id = l.project_id), '')`,
  // The week of PostgreSQL begins on Monday.
  week: sql`date_trunc('week', l.accepted_at at time zone 'Asia/Kolkata')::date::text`,
  reason: sql`coalesce(case when l.status = 'lost' then (
    select substring(e.after->>'outcome' from '^not-now:(.*)') from lead_events e
    where e.lead_id = l.id and e.after ? 'outcome' order by e.id desc limit 1) end, '')`,
};

/** The name of what a key is the id of; null: it is gone. */
export function nameOf(by: Grouping, key: SQL): SQL {
  if (by === "agent") return sql`(select name from staff where id = ${key})`;
  if (by === "project") return sql`(select name from projects where id = nullif(${key}, '')::int)`;
  if (by === "builder") return sql`(select name from developers where id = nullif(${key}, '')::int)`;
  return sql`${key}::text`;
}

export const groupName = (group: LeadGroup | null): SQL =>
  group ? nameOf(group.by, sql`${group.key}::text`) : sql`null`;

export const inStage = (stage: LeadStage): SQL => sql`${isCounted} and ${stages[stage]}`;
export const inGroup = ({ by, key }: LeadGroup): SQL => sql`${groupKeys[by]} = ${key}`;
