import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { isoMoment } from "@/lib/db/statements";
import type { Assignee, Fact, LeadWork, NextLead } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import {
  callLink,
  formatPhone,
  mailLink,
  projectLink,
  sourceLink,
  whatsappLink,
} from "@/lib/enquiries/deliver/lead-links";
import { detailParts } from "@/lib/enquiries/deliver/lead-mail";
import { fillWhatsappTexts, type OfferedProject } from "@/lib/enquiries/deliver/whatsapp-texts";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import { type ContactChannel, contactRules } from "@/lib/enquiries/forms/contact-rules";
import { readIn } from "@/lib/enquiries/forms/lead-context";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import type { StoredLead } from "@/lib/enquiries/store/lead-queries";
import { env } from "@/lib/process/env";
import { similarIndexed } from "@/lib/projects/index/indexed-reads";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { readAlarms } from "./alarm-settings";
import { deskDatabase } from "./desk-database";
import { endings } from "./lead-ending-mutations";
import { hasFollowUp } from "./lead-orders";
import { isUncalled, toWait } from "./lead-waits";
import { knownColumns, personOf, showPhone } from "./one-person";

/** As it is stored: `lib/desk/store/lead-work-queries.ts` makes of it what is read. */
type LeadRow = Omit<StoredLead, "consent" | "project"> & {
  project: OfferedProject | null;
  consent: { text: string; channels: string[]; at: string } | null;
  noticeVersion: string | null;
} & Omit<LeadWork, "facts" | "links" | "texts" | "wait">;

/** The visit that is planned, over `leads l`. */
export const plannedVisit = sql`(
  select json_build_object('id', v.id, 'at', ${isoMoment(sql`v.at`)}, 'staffId', v.staff_id, 'projectId', v.project_id,
    'projectName', (select name from projects where id = v.project_id), 'pickUp', v.pick_up)
  from visits v where v.lead_id = l.id and v.result is null order by v.created_at desc limit 1)`;

const mostEvents = 200;
const mostOthers = 20;
const mostAlike = 3;

/** The newest of a lead's history, as JSON. */
const eventsOf = (leadId: SQL) => sql`
  coalesce((select json_agg(e) from (select id, ${isoMoment(sql`at`)} as at, who, kind, before, after, note,
      case when kind in ('joined', 'parted') then (select json_build_object('id', o.id, 'reference', o.reference, 'name', o.name)
        from lead_events w join leads o on o.id = w.lead_id
        where w.id = (h.after->>'with')::int and o.erased_at is null) end as other
    from lead_events h where lead_id = ${leadId} order by id desc limit ${mostEvents}) e), '[]')`;

/**
 * A lead with its messages, its history and the same person's other leads, and what this account (`me`, by name) may write to
 * the person; null if there is none, or it was erased.
 */
export async function getLeadWork(id: string, me = ""): Promise<LeadWork | null> {
  const db = deskDatabase();
  const { rows } = await db.execute<LeadRow>(sql`
    select l.id, l.reference, l.kind, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", l.name, l.phone,
      l.first_phone as "firstPhone", l.email, l.details, l.origin, l.source_page as "sourcePage", l.referrer, l.utm, l.suspicion,
      l.status, l.assigned_to as "assignedTo", ${isoMoment(sql`l.follow_up_at`)} as "followUpAt",
      ${isoMoment(sql`l.first_contact_at`)} as "firstContactAt", l.version, ${contactOf} as contact,
      case when l.consent_at is not null then json_build_object('text', l.consent_text, 'channels', l.consent_channels,
        'at', ${isoMoment(sql`l.consent_at`)}) end as consent,
      l.notice_version as "noticeVersion", (select ${isoMoment(sql`ends_at`)} from
        ${endings(sql`l.phone = (select phone from leads where id = ${id}::uuid)`)} e where e.id = l.id) as "endsAt",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
        'isPlot', p.is_plot, 'isActive', p.is_active, 'brochure', p.brochure, 'reraId', p.rera_id,
        'reraExemption', p.rera_exemption, 'minPrice', p.min_price, 'maxPrice', p.max_price,
        'locations', json_build_array(json_build_object('state', st.name))) end as project,
      coalesce((select json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
        'lastError', last_error, 'at', ${isoMoment(sql`coalesce(settled_at, created_at)`)}) order by created_at, channel)
        from deliveries where lead_id = l.id), '[]') as deliveries,
      ${eventsOf(sql`l.id`)} as events,
      coalesce((select json_agg(o) from (select ${knownColumns}, i.status, ${eventsOf(sql`i.id`)} as events
        from ${personOf(sql`l.id`)} person join leads i on i.id = person.id where i.id <> l.id
        order by i.accepted_at desc limit ${mostOthers}) o), '[]') as others,
      ${plannedVisit} as visit
    from leads l left join projects p on p.id = l.project_id left join states st on st.id = p.state_id
    where l.id = ${id} and l.erased_at is null`);
  const [row] = rows;
  if (!row) return null;
  const { SITE_URL } = env();
  return {
    ...row,
    others: row.others.map(showPhone),
    wait: toWait(row, await readAlarms(db)),
    facts: factsOf(row, SITE_URL),
    links: linksOf(row),
    texts: fillWhatsappTexts(
      { ...row, visitAt: row.visit?.at ?? null, alike: await findAlike(row.project) },
      me,
      SITE_URL,
    ),
  };
}

/** What may be offered to who asked about a project, by the index of the site; none while it is being made. */
async function findAlike(project: OfferedProject | null): Promise<readonly ProjectSummary[]> {
  return (project && (await similarIndexed(String(project.id), mostAlike))) ?? [];
}

/** The lead to work on after this one, of those that are somebody's or nobody's: who was never called, then who is overdue. */
export async function findNextLead(me: string, after: string): Promise<NextLead | null> {
  const mine = sql`l.id <> ${after} and (l.assigned_to = ${me} or l.assigned_to is null)`;
  // Each by an index of its own.
  const { rows } = await deskDatabase().execute<NextLead>(sql`
    (select l.id, l.name, true as "isNew" from leads l where ${isUncalled} and ${mine} order by l.accepted_at desc limit 1)
    union all
    (select l.id, l.name, false from leads l where ${hasFollowUp} and l.follow_up_at < now() and l.erased_at is null
      and l.contact_stopped_at is null and ${mine} order by l.follow_up_at limit 1)
    order by "isNew" desc limit 1`);
  return rows[0] ?? null;
}

/** Everybody who may have a lead. */
export async function listAssignees(): Promise<Assignee[]> {
  const { rows } = await deskDatabase().execute<Assignee>(
    sql`select id, name, email, role = 'agent' and coalesce(away_until < now(), true) as "takesShare"
      from staff order by lower(name), email`,
  );
  return rows;
}

/** What a visitor sent, and what came along, line by line: the same as in the mail to staff. */
function factsOf(lead: LeadRow, siteUrl: string): Fact[] {
  const { project, email, firstPhone, origin, sourcePage, referrer, utm, consent, noticeVersion } = lead;
  const rules = contactRules(lead.contact);
  const read = readIn(lead);
  const { state, channels } = rules;
  // A way that is not open has no link.
  const mayOn = (way: ContactChannel) => state === "allowed" && channels.includes(way);
  return [
    {
      label: "Phone",
      text: formatPhone(lead.phone),
      ...(mayOn("phone") && !isQuiet(rules.hours) && { href: callLink(lead.phone) }),
    },
    ...(read ? [{ label: "Language", text: read }] : []),
    ...(firstPhone ? [{ label: "Typed at first", text: formatPhone(firstPhone) }] : []),
    ...(email ? [{ label: "Email", text: email, ...(mayOn("email") && { href: mailLink(email) }) }] : []),
    ...(project ? [{ label: "Project", text: project.name, href: projectLink(project, siteUrl) }] : []),
    ...detailParts(lead).map(({ label, text, href }) => ({ label, text, href })),
    { label: "Received", text: formatMoment(lead.acceptedAt) },
    ...(sourcePage ? [{ label: "Page", text: sourcePage, href: sourceLink(sourcePage, siteUrl) }] : []),
    ...(origin ? [{ label: "Comes from", text: origin }] : []),
    ...(referrer ? [{ label: "Came from", text: referrer }] : []),
    ...Object.entries(utm).map(([label, text]) => ({ label, text })),
    ...(consent
      ? [{ label: "Consent", text: `${consent.channels.join(", ")} (${formatMoment(consent.at)})` }]
      : []),
    ...(noticeVersion ? [{ label: "Notice about data", text: noticeVersion }] : []),
  ];
}

function linksOf({ phone }: Pick<LeadRow, "phone">): LeadWork["links"] {
  return { call: callLink(phone), whatsapp: whatsappLink(phone), shownPhone: formatPhone(phone) };
}
