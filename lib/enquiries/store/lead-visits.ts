import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { contactRules, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { env } from "@/lib/process/env";
import { contactOf } from "./contact-mutations";
import { canDeliver, type DeliverySettings, enqueueAnew } from "./delivery-mutations";
import type { LeadProject } from "./lead-queries";

/** Over `visits v`: it was called off before its time. */
export const isVisitOff: SQL = sql`(v.result is not null and v.settled_at < v.at)`;

/** Where a visit leads to. `position`: in degrees, `17.39,78.34`; what RERA asks is told while the site shows the project. */
type VisitProject = Pick<LeadProject, "reraId" | "reraExemption"> & {
  name: string;
  place: string;
  position: string | null;
  state: string;
};

/** The same, over `visits v`; null for a visit to no project. */
export const visitProject: SQL = sql`(
  select json_build_object('name', p.name, 'place', concat_ws(', ', nullif(trim(p.address), ''), lo.name, c.name),
    'position', p.latitude || ',' || p.longitude, 'reraId', case when p.is_active then p.rera_id end,
    'reraExemption', case when p.is_active then p.rera_exemption end, 'state', st.name)
  from projects p join cities c on c.id = p.city_id join states st on st.id = p.state_id
    left join localities lo on lo.id = p.locality_id
  where p.id = v.project_id)`;

/** A visit as its person is told of it. */
export type ToldVisit = {
  at: string;
  isOff: boolean;
  /** Its time has come: nobody needs to hear of it any more. */
  isOver: boolean;
  project: VisitProject | null;
  pickUp: string | null;
  /** Who goes along. */
  staffName: string | null;
  /** How many visits were there before: each is an event of its own in a calendar, however often it is moved. */
  place: number;
  /** Grows with each change of the lead, so that calendars know which of two mails is the newer one. */
  sequence: number;
};

/** Over `leads l`: the visit that is planned, else the last one, which does not take place. */
export const toldVisit: SQL = sql`(
  select json_build_object('at', ${isoMoment(sql`v.at`)}, 'isOff', v.result is not null,
    'isOver', v.at < now() or coalesce(v.settled_at >= v.at, false), 'project', ${visitProject}, 'pickUp', v.pick_up,
    'staffName', (select name from staff where id = v.staff_id), 'sequence', l.version,
    'place', (select count(*) from visits o where o.lead_id = l.id and o.settled_at >= o.at and o.result <> 'moved'))
  from visits v where v.lead_id = l.id order by v.result is not null, v.created_at desc limit 1)`;

/** Whether somebody may be written to about a visit. */
export const mayMail = (contact: StoredContact, now = new Date()): boolean => {
  const { state, channels } = contactRules(contact, now);
  return state === "allowed" && channels.includes("email");
};

/**
 * Queues the mail about the visit of a lead, in the transaction that plans, moves or calls it off; each is a message of its own.
 * Nothing for who gave no address, may not be written to, or looked like a program; nor that a visit is off of which no mail was sent.
 */
export async function enqueueVisitMail(
  tx: Transaction,
  leadId: string,
  settings: DeliverySettings = env(),
): Promise<void> {
  if (!canDeliver("visitor-visit", settings)) return;
  const { rows } = await tx.execute<{ contact: StoredContact }>(sql`
    select ${contactOf} as contact from leads l where l.id = ${leadId} and l.email is not null and l.suspicion is null`);
  if (!rows[0] || !mayMail(rows[0].contact)) return;
  await enqueueAnew(
    tx,
    sql`select ${leadId}::uuid, 'visitor-visit' where exists (select from visits where lead_id = ${leadId} and result is null)
      or exists (select from deliveries where lead_id = ${leadId} and channel = 'visitor-visit')`,
  );
}
