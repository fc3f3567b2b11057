import { stringify } from "csv-stringify";
import { sql } from "drizzle-orm";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import "server-only";
import { type Database, openDatabase } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { projectLink } from "@/lib/enquiries/deliver/lead-links";
import { contactIn, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { utmNames } from "@/lib/enquiries/forms/lead-context-names";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { planFields } from "@/lib/enquiries/forms/lead-plan";
import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import { contactOf } from "@/lib/enquiries/store/contact-mutations";
import type { DeliveryChannel } from "@/lib/enquiries/store/delivery-mutations";
import type { LeadProject } from "@/lib/enquiries/store/lead-queries";

export const exportFormats = ["csv", "ndjson"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportOptions = {
  format: ExportFormat;
  siteUrl: string;
  /** Starts with the byte order mark by which Excel recognises UTF-8. */
  forExcel?: boolean;
};

/** Writes leads at the speed at which `out` takes them. Leaves `out` open. */
export async function writeLeads(
  leads: AsyncIterable<ExportedLead>,
  out: Writable,
  { format, siteUrl, forExcel }: ExportOptions,
): Promise<void> {
  const records = mapEach(leads, (lead) => toRecord(lead, siteUrl));
  if (format === "ndjson") {
    const lines = mapEach(records, (record) => `${JSON.stringify(record)}\n`);
    return pipeline(Readable.from(lines), out, { end: false });
  }
  const csv = stringify({
    header: true,
    columns: [...csvColumns],
    bom: forExcel,
    // A cell that a spreadsheet would take for a formula gets an apostrophe in front, phone numbers (+91…) too.
    escape_formulas: true,
    record_delimiter: "windows",
  });
  await pipeline(Readable.from(mapEach(records, toRow)), csv, out, { end: false });
}

/** The fields of the webhook, with the state of the deliveries. */
function toRecord({ project, contact, ...lead }: ExportedLead, siteUrl: string) {
  const { reference, kind, acceptedAt, name, phone, email, ...rest } = lead;
  const told = project && { id: project.id, name: project.name, url: projectLink(project, siteUrl) };
  return {
    reference,
    kind,
    acceptedAt,
    name,
    phone,
    email,
    project: told,
    ...rest,
    contact: contact && contactIn(contact),
  };
}

type LeadRecord = ReturnType<typeof toRecord>;

const ofThePerson = ["name", "fullName", "phoneNumber", "email", "allowContact"];
const detailNames = [
  ...new Set(Object.values(leadForms).flatMap(({ fields }) => fields.map(({ name }) => name))),
].filter((name) => !ofThePerson.includes(name));

export const csvColumns = [
  ...["reference", "kind", "acceptedAt", "name", "phone", "email", "projectId", "projectName", "projectUrl"],
  ...planFields,
  ...detailNames,
  ...["page", "referrer", ...utmNames],
  ...["consentText", "consentVersion", "consentChannels", "consentAt"],
  ...["firstPhone", "suspicion", "deliveries", "erasedAt", "id"],
  ...["status", "assignedTo", "followUpAt", "firstContactAt", "questions"],
  ...["contactStoppedAt", "contactUntil", "contactChannels", "callHours"],
  ...["noticeVersion", "origin", "language"],
] as const;

function toRow({ project, details, utm, consent, contact, deliveries, ...lead }: LeadRecord) {
  return {
    ...details,
    ...utm,
    ...lead,
    projectId: project?.id,
    projectName: project?.name ?? details.project,
    projectUrl: project?.url,
    consentText: consent?.text,
    consentVersion: consent?.version,
    consentChannels: consent?.channels.join(" "),
    consentAt: consent?.at,
    contactStoppedAt: contact?.stoppedAt,
    contactUntil: contact?.until,
    contactChannels: contact?.channels.join(" "),
    callHours: contact && `${contact.callHours.from}-${contact.callHours.until}`,
    deliveries: Object.entries(deliveries)
      .map(([channel, state]) => `${channel}:${state}`)
      .join(" "),
  };
}

async function* mapEach<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

/** A lead as it is exported. Personal data is `null` or empty after an erasure. */
export type ExportedLead = {
  reference: string;
  kind: LeadKind;
  /** All times are ISO 8601 in UTC. */
  acceptedAt: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** E.164. What was typed at first, if the visitor corrected the number. */
  firstPhone: string | null;
  email: string | null;
  project: LeadProject | null;
  details: Record<string, string | number>;
  /** Where it came from, if no form of the site sent it. */
  origin: string | null;
  page: string | null;
  referrer: string | null;
  utm: Record<string, string>;
  consent: { text: string; version: string; channels: string[]; at: string } | null;
  /** Of what the form said of the data it takes (table `notices`). */
  noticeVersion: string | null;
  /** `null` after an erasure. */
  contact: StoredContact | null;
  suspicion: string | null;
  deliveries: Partial<Record<DeliveryChannel, string>>;
  erasedAt: string | null;
  id: string;
  /** What the desk made of it: `lib/enquiries/forms/lead-statuses.ts`. */
  status: LeadStatus;
  /** The address of who has it. */
  assignedTo: string | null;
  followUpAt: string | null;
  firstContactAt: string | null;
};

/** `since` is included. */
export type LeadFilter = { since?: Date; kind?: LeadKind };

type Cursor = { moment: string; id: string };

/** All leads in the order they came in, read in pages to limit the memory. Closes its connection at the end. */
export async function* streamLeads(
  databaseUrl: string,
  filter: LeadFilter,
  pageSize = 500,
): AsyncGenerator<ExportedLead> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    let after: Cursor | null = null;
    for (;;) {
      const rows: (ExportedLead & { moment: string })[] = await readPage(db, filter, after, pageSize);
      for (const { moment: _, ...lead } of rows) yield lead;
      after = rows.at(-1) ?? null;
      if (rows.length < pageSize) return;
    }
  } finally {
    await close();
  }
}

async function readPage(db: Database, { since, kind }: LeadFilter, after: Cursor | null, limit: number) {
  const conditions = [
    sql`true`,
    ...(since ? [sql`l.accepted_at >= ${since.toISOString()}::timestamptz`] : []),
    ...(kind ? [sql`l.kind = ${kind}`] : []),
    ...(after ? [sql`(l.accepted_at, l.id) > (${after.moment}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  const { rows } = await db.execute<ExportedLead & { moment: string }>(sql`
    select l.reference, l.kind, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", l.name, l.phone,
      l.first_phone as "firstPhone", l.email,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
        'isPlot', p.is_plot, 'isActive', p.is_active, 'brochure', p.brochure) end as project,
      l.details, l.origin, l.source_page as page, l.referrer, l.utm,
      case when l.consent_at is not null then json_build_object('text', l.consent_text,
        'version', l.consent_version, 'channels', l.consent_channels,
        'at', ${isoMoment(sql`l.consent_at`)}) end as consent, l.notice_version as "noticeVersion",
      case when l.erased_at is null then ${contactOf} end as contact,
      l.suspicion, coalesce((select json_object_agg(channel, state order by channel)
        from deliveries where lead_id = l.id), '{}') as deliveries,
      ${isoMoment(sql`l.erased_at`)} as "erasedAt", l.id, l.status,
      (select email from staff where id = l.assigned_to) as "assignedTo",
      ${isoMoment(sql`l.follow_up_at`)} as "followUpAt", ${isoMoment(sql`l.first_contact_at`)} as "firstContactAt",
      l.accepted_at::text as moment
    from leads l left join projects p on p.id = l.project_id
    where ${sql.join(conditions, sql` and `)}
    order by l.accepted_at, l.id limit ${limit}`);
  return rows;
}
