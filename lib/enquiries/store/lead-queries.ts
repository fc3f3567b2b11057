import { eq, sql, type SQL } from "drizzle-orm";
import "server-only";
import { type Database, database, withDatabase } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";
import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { FirstCall, LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import { isOurId } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import type { AcceptedLead } from "./accepted-lead";
import type { DeliveryChannel } from "./delivery-mutations";
import type { ToldVisit } from "./lead-visits";

type KnownLead = { id: string; reference: string; bodyHash: string | null };

/** A lead by its id, which derives from its idempotency key; `null` if it is new. */
export async function findLead(db: Database, id: string): Promise<KnownLead | null> {
  const [known] = await db
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
    .from(leads)
    .where(eq(leads.id, id));
  return known ?? null;
}

/** The number of a stored lead, E.164; `null` if there is none, or its person was erased. */
export async function findLeadPhone(db: Database, id: string): Promise<string | null> {
  const [known] = await db.select({ phone: leads.phone }).from(leads).where(eq(leads.id, id));
  return known?.phone ?? null;
}

/** Does our catalogue have a project of this id, shown or not? An id of another form belongs to none. */
export async function hasProject(db: Database, projectId: string): Promise<boolean> {
  if (!isOurId(projectId)) return false;
  const { rows } = await db.execute(sql`select 1 from projects where id = ${Number(projectId)}`);
  return rows.length > 0;
}

/** The ids of the projects that somebody may mean by a number or a whole name: those that the site shows, if there are any. */
export async function findNamedProjects(db: Pick<Database, "execute">, named: string): Promise<number[]> {
  const which = isOurId(named) ? sql`id = ${Number(named)}` : sql`lower(name) = lower(${named})`;
  const { rows } = await db.execute<{ id: number; isActive: boolean }>(
    sql`select id, is_active as "isActive" from projects where ${which} order by id limit 50`,
  );
  const shown = rows.filter(({ isActive }) => isActive);
  return (shown.length > 0 ? shown : rows).map(({ id }) => id);
}

/** Resolves when the database answers. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The key and reference of every stored lead, to count lost and duplicate ones (`npm run bench -- leads`). */
export function listLeadKeys(databaseUrl: string) {
  return withDatabase(databaseUrl, (db) =>
    db.select({ idempotencyKey: leads.idempotencyKey, reference: leads.reference }).from(leads),
  );
}

/** Leads of a program, and those that staff call spam, count nowhere. Over `leads l`. */
export const isCounted = sql`l.status <> 'spam' and l.suspicion is distinct from 'trap'`;

/** Midnight in India, so many days ago; 0 is the beginning of today. */
export const daysAgo = (days: number) =>
  sql`((date_trunc('day', now() at time zone 'Asia/Kolkata') - ${days} * interval '1 day') at time zone 'Asia/Kolkata')`;

/** Seconds from a lead to the first call or message; null while nobody called. */
export const waitOf = sql`extract(epoch from l.first_contact_at - l.accepted_at)`;

/** The columns of `FirstCall` over rows with `wait` and `known`, for one row or one of each group. */
export const firstCall = sql`count(*) filter (where known)::int as of,
  count(wait) filter (where known)::int as called,
  percentile_cont(0.5) within group (order by wait) filter (where known) as "medianSeconds",
  count(*) filter (where known and wait <= 300)::int as within5,
  count(*) filter (where known and wait <= 1800)::int as within30`;

/** One row of them. */
export const firstCallOf = (period: SQL) => sql`select ${firstCall} from ${period}`;

/**
 * Over `leads l`: somebody waited for a first call. An erased lead can't tell, who came or phoned had spoken to us already, and a
 * lead of a file came to us later than its person asked.
 */
export const hasWaited = sql`(l.erased_at is null and l.first_contact_at is distinct from l.accepted_at
  and coalesce(l.consent_version, '') not like 'file-%')`;

/** Of the leads of so many days in India, today among them. */
export async function readFirstCall(days: number, db: Database = database()): Promise<FirstCall> {
  const { rows } = await db.execute<FirstCall>(
    firstCallOf(sql`(select ${hasWaited} as known, ${waitOf} as wait from leads l
      where l.accepted_at >= ${daysAgo(days - 1)} and ${isCounted}) period`),
  );
  return rows[0]!; // an aggregate has one row
}

/** The project of a lead, for mails and the CRM. */
export type LeadProject = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  /** Whether the site shows it: only then it has a page to link to. */
  isActive: boolean;
  /** An https address or a path of ours. */
  brochure: string | null;
  /** Where a mail to the visitor advertises it. */
  reraId?: string | null;
  /** Why it needs no number, of one that has none. */
  reraExemption?: Project["reraExemption"];
  locations?: { state: string }[];
};

/** A stored lead that is not erased, with its project if there is one, as deliveries need it. */
export type StoredLead = Omit<AcceptedLead, "projectId" | "addressHash" | "idempotencyKey" | "bodyHash"> & {
  project: LeadProject | null;
  /** E.164. The number that was typed first, if the visitor corrected it. */
  firstPhone: string | null;
  contact: StoredContact;
};

/** What the desk made of a lead, and the changes that led there since the last that the CRM was told. */
export type LeadChanges = {
  status: LeadStatus;
  assignedTo: { name: string; email: string } | null;
  followUpAt: string | null;
  version: number;
  /** The newest of them, told or made by the CRM itself. */
  lastEvent: number;
  /** The oldest first, without those that the CRM made. `id` grows with each. */
  changes: {
    id: number;
    at: string;
    by: string;
    before: Record<string, string | null>;
    after: Record<string, string | null>;
  }[];
};

/** A message about a lead that is still to be sent. Its `id` lets the receiver recognise a duplicate. */
export type OpenDelivery = {
  id: string;
  channel: DeliveryChannel;
  lead: StoredLead;
  /** Staff have a desk, where the lead can be opened. */
  hasDesk?: boolean;
  /** Of the channel `webhook-change`. */
  change?: LeadChanges | null;
  /** Of the channel `visitor-visit`. */
  visit?: ToldVisit | null;
  /** An earlier message about the lead, on the same way, is not out yet. */
  isBehind?: boolean;
};
