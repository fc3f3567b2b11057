import { stringify } from "csv-stringify";
import { sql, type SQL } from "drizzle-orm";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import "server-only";
import { indianTime } from "@/lib/base/indian-day";
import { type Database, openDatabase } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { projectLink } from "@/lib/enquiries/deliver/lead-links";
import { contactIn, type StoredContact } from "@/lib/enquiries/forms/contact-rules";
import { csvColumns, momentColumns } from "@/lib/enquiries/forms/lead-columns";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
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
  /** Of the CSV: only these columns, with moments as a spreadsheet in India reads them, and notes. */
  columns?: readonly string[];
};

/** Writes leads at the speed at which `out` takes them. Leaves `out` open. */
export async function writeLeads(
  leads: AsyncIterable<ExportedLead>,
  out: Writable,
  { format, siteUrl, forExcel, columns }: ExportOptions,
): Promise<void> {
  if (format === "ndjson") {
    const lines = mapEach(leads, (lead) => `${JSON.stringify(toRecord(lead, siteUrl))}\n`);
    return pipeline(Readable.from(lines), out, { end: false });
  }
  const csv = stringify({
    header: true,
    columns: [...(columns ?? csvColumns)],
    bom: forExcel,
    // A cell that a spreadsheet would take for a formula gets an apostrophe in front, phone numbers (+91…) too.
    escape_formulas: true,
    record_delimiter: "windows",
  });
  const rows = mapEach(leads, (lead) => {
    const row = toRow(toRecord(lead, siteUrl));
    return columns ? inIndia({ ...row, notes: lead.notes }) : row;
  });
  await pipeline(Readable.from(rows), csv, out, { end: false });
}

/** The fields of the webhook, with the state of the deliveries. */
function toRecord({ project, contact, notes: _, ...lead }: ExportedLead, siteUrl: string) {
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

/** The moments of a row as `2026-11-21 12:30`, in Indian time. */
function inIndia(row: Record<string, unknown>): Record<string, unknown> {
  const moments = momentColumns.flatMap((name) => {
    const value = row[name];
    return typeof value === "string" ? [[name, indianTime(new Date(value))]] : [];
  });
  return { ...row, ...Object.fromEntries(moments) };
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
  /** What staff wrote, each with its moment in India and who; the oldest first. */
  notes: string | null;
};

/** `since` is included. `where`: what else is asked of leads `l`. */
export type LeadFilter = { since?: Date; kind?: LeadKind; where?: SQL };

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

async function readPage(
  db: Database,
  { since, kind, where = sql`true` }: LeadFilter,
  after: Cursor | null,
  limit: number,
) {
  const conditions = [
    where,
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
      (select string_agg(to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') || ' ' || who || ': ' || note,
        E'\\n' order by id) from lead_events where lead_id = l.id and kind = 'note') as notes,
      l.accepted_at::text as moment
    from leads l left join projects p on p.id = l.project_id
    where ${sql.join(conditions, sql` and `)}
    order by l.accepted_at, l.id limit ${limit}`);
  return rows;
}
