import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { isoMoment } from "@/lib/db/statements";
import { type Visit, visitDays, type VisitFilter } from "@/lib/desk/forms/visits";
import { callLink, formatPhone } from "@/lib/enquiries/deliver/lead-links";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import { contactRules, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import { isVisitOff, visitProject } from "@/lib/enquiries/store/lead-visits";
import { directionsTo } from "@/lib/projects/project/map-link";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** More than anybody reads: a page that long is a mistake of somebody's script. */
const mostVisits = 1_000;

type Row = Omit<Visit, "phone" | "project"> & {
  phone: string;
  contact: StoredContact;
  project: { name: string; place: string; position: string | null } | null;
};

/** Visits that were not put off, of people who were not erased, by their time. `which`: over `visits v`. */
async function readVisits(which: SQL, db: DeskDatabase): Promise<Visit[]> {
  const { rows } = await db.execute<Row>(sql`
    select v.id, v.lead_id as "leadId", l.name, l.phone, ${contactOf} as contact, ${isoMoment(sql`v.at`)} as at,
      v.staff_id as "staffId", s.name as "staffName", ${visitProject} as project, v.pick_up as "pickUp", v.result,
      ${isVisitOff} as "isOff"
    from visits v join leads l on l.id = v.lead_id left join staff s on s.id = v.staff_id
    where ${which} and v.result is distinct from 'moved' and l.erased_at is null
    order by v.at, v.id limit ${mostVisits}`);
  return rows.map(({ phone, contact, project, ...visit }) => ({
    ...visit,
    phone: phoneOf(phone, contact),
    project: project && { ...project, way: directionsTo(project.position ?? wordsOf(project)) },
  }));
}

const wordsOf = ({ name, place }: { name: string; place: string }) =>
  [name, place].filter(Boolean).join(", ");

/** What the person's own rules leave of a number. */
function phoneOf(phone: string, contact: StoredContact): Visit["phone"] {
  const { state, channels, hours } = contactRules(contact);
  if (state !== "allowed" || !channels.includes("phone")) return null;
  return { text: formatPhone(phone), href: isQuiet(hours) ? null : callLink(phone) };
}

/** The visits of the days of a calendar page. `me`: the account that looks. */
export function listVisits({ day, who }: Omit<VisitFilter, "isFull">, me: string): Promise<Visit[]> {
  const start = sql`${day}::date::timestamp at time zone 'Asia/Kolkata'`;
  const whose = who === "all" ? sql`true` : sql`v.staff_id = ${who === "me" ? me : who}`;
  return readVisits(
    sql`v.at >= ${start} and v.at < ${start} + ${visitDays} * interval '1 day' and ${whose}`,
    deskDatabase(),
  );
}

/** What the calendar app of an account is told: its visits from so many days back, without those that were called off. */
const feedDays = 30;

export async function listFeedVisits(staffId: string): Promise<Visit[]> {
  const visits = await readVisits(
    sql`v.staff_id = ${staffId} and v.at > now() - ${feedDays} * interval '1 day'`,
    deskDatabase(),
  );
  return visits.filter(({ isOff }) => !isOff);
}
