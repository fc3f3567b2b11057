import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { type LeadOrder, usualOrder } from "@/lib/desk/forms/lead-order";
import { leadStatuses, openStatuses } from "@/lib/enquiries/forms/lead-statuses";
import { isFresh } from "./lead-waits";

/** Some leads `l` of a list, which come before those of the next group, and how they stand among each other. */
export type OrderGroup = { which: SQL; order: SQL };

/** Somebody still has to do something about it. */
export const isOpen = sql`l.status in (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`;

const isAny = sql`true`;
const newestFirst = sql`l.accepted_at desc, l.id desc`;
export const isOverdue = sql`l.follow_up_at < now()`;

/** Whoever has booked or said no may be waiting for a call as well. */
export const hasFollowUp = sql`l.follow_up_at is not null and l.status <> 'spam'`;

/**
 * In which order leads are to be called: what came today and nobody has called, of which the newest is the hottest; then whom a
 * call was promised that is overdue; then the rest. Each of these groups is read by an index of its own.
 */
const callGroups: readonly OrderGroup[] = [
  { which: isFresh, order: newestFirst },
  { which: sql`not ${isFresh} and ${isOverdue}`, order: sql`l.follow_up_at, l.id` },
  { which: sql`not ${isFresh} and (${isOverdue}) is not true`, order: newestFirst },
];

const inStatusOrder = sql`array_position(${sql.param(leadStatuses)}::text[], l.status), ${newestFirst}`;
const withFollowUp = { which: hasFollowUp, order: sql`l.follow_up_at, l.id` };

/** The same of every other order. Within each what is equal stands by its id, so that no page repeats or misses a lead. */
const groups: Record<Exclude<LeadOrder, "calls">, readonly OrderGroup[]> = {
  newest: [{ which: isAny, order: newestFirst }],
  oldest: [{ which: isAny, order: sql`l.accepted_at, l.id` }],
  "follow-up": [withFollowUp, { which: sql`(${hasFollowUp}) is not true`, order: newestFirst }],
  name: [{ which: isAny, order: sql`lower(l.name), l.id` }],
  "name-back": [{ which: isAny, order: sql`lower(l.name) desc, l.id desc` }],
  status: leadStatuses.map((status) => ({ which: sql`l.status = ${status}`, order: newestFirst })),
};

/** As one group: what is dear to look for is looked for once. */
const whole: Partial<Record<LeadOrder, readonly OrderGroup[]>> = {
  "follow-up": [{ which: isAny, order: sql`l.follow_up_at, ${newestFirst}` }],
  status: [{ which: isAny, order: inStatusOrder }],
};

/** The groups of a list in its order. Who works by himself has first what is his to call, then what is nobody's. */
export function inOrder(filter: InboxFilter, me: string): readonly OrderGroup[] {
  const { view, search, sort, place, who } = filter;
  const order = sort ?? usualOrder({ view, search });
  // Here all have one.
  if (view === "due" && order === "follow-up") return [withFollowUp];
  const isDear = place || who || view === "ending";
  if (order !== "calls") return (isDear && whole[order]) || groups[order];
  if (view !== "mine") return callGroups;
  return [sql`l.assigned_to = ${me}`, sql`l.assigned_to is null`].flatMap((whose) =>
    callGroups.map(({ which, order }) => ({ order, which: sql`${whose} and ${which}` })),
  );
}
