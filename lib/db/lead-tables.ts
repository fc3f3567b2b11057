import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "./import-tables";
import { staff } from "./staff-tables";
import { projects } from "./tables";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What forms said of the data they take, by version: kept for good, so that it can be shown what somebody was told. */
export const notices = pgTable("notices", {
  version: text().primaryKey(),
  text: text().notNull(),
  since: moment("since").notNull().defaultNow(),
});

/**
 * The leads. The id is made from the idempotency key when the lead is accepted, so that a lead that came by the
 * spool and one that was sent again are the same row. Personal data is empty after an erasure.
 */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey(),
    /** What a visitor can read out on the phone. */
    reference: text().notNull(),
    kind: text().notNull(),
    name: text(),
    /** E.164. */
    phone: text(),
    /** E.164. The number that was typed first, of a lead whose visitor corrected it. */
    firstPhone: text("first_phone"),
    correctedAt: moment("corrected_at"),
    email: text(),
    projectId: integer("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** The other fields of the form, by their names on the wire. */
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** Where it came from, if no form of the site sent it: what staff or the call said, such as `Walk-in`. */
    origin: text(),
    sourcePage: text("source_page"),
    referrer: text(),
    utm: jsonb().$type<Record<string, string>>().notNull().default({}),
    consentText: text("consent_text"),
    consentVersion: text("consent_version"),
    consentChannels: text("consent_channels").array(),
    consentAt: moment("consent_at"),
    noticeVersion: text("notice_version").references(() => notices.version),
    /** HMAC of the visitor's IP address with a secret of this installation; the address itself is not stored. */
    addressHash: text("address_hash"),
    /** Why it may be spam (`trap` or `too-quick`); null if there is no sign of it. */
    suspicion: text(),
    idempotencyKey: text("idempotency_key"),
    /** Hash of the checked body: the same key with another body is a conflict. */
    bodyHash: text("body_hash"),
    acceptedAt: moment("accepted_at").notNull(),
    storedAt: moment("stored_at").notNull().defaultNow(),
    erasedAt: moment("erased_at"),
    /** What the desk makes of it: `lib/enquiries/forms/lead-statuses.ts`. */
    status: text().notNull().default("new"),
    assignedTo: text("assigned_to").references(() => staff.id, { onDelete: "set null" }),
    followUpAt: moment("follow_up_at"),
    /** The first call or message that was noted. */
    firstContactAt: moment("first_contact_at"),
    /** Whom the alarm has reached while nobody called: 0 nobody, 1 who has it or all agents, 2 the next agent and the owners. Leads of a file begin with 2. */
    alarmStep: smallint("alarm_step").notNull().default(0),
    /** The person wants no contact about this lead (docs/decisions/0021-consent-by-a-link.md). */
    contactStoppedAt: moment("contact_stopped_at"),
    /** The ways that the person left of those agreed to; null: all of them. */
    contactChannels: text("contact_channels").array(),
    /** Full hours in India between which the person may be called; null: those of everybody (`content/contact-rules.ts`). */
    callsFrom: smallint("calls_from"),
    callsUntil: smallint("calls_until"),
    /** Staff said that it is of somebody else than the other leads of its number or mail. */
    standsAlone: boolean("stands_alone").notNull().default(false),
    /** Grows with every change at the desk, so that nobody overwrites what he has not seen. */
    version: integer().notNull().default(1),
    /** What the desk finds a lead by, in small letters. The database makes it, so that an erasure empties it with the rest. */
    searchKey: text("search_key").generatedAlwaysAs(
      sql`' ' || lower(coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(first_phone, '') || ' ' || coalesce(email, '') || ' ' || reference || ' ' || coalesce(origin, '') || ' ' || jsonb_path_query_array(details, '$.*')::text || ' ' || jsonb_path_query_array(utm, '$.*')::text)`,
    ),
  },
  (t) => [
    index("leads_search_key").using("gin", sql`${t.searchKey} gin_trgm_ops`),
    index("leads_project").on(t.projectId),
    /** What came since a page was shown. */
    index("leads_stored").on(t.storedAt),
    uniqueIndex("leads_idempotency_key").on(t.idempotencyKey),
    index("leads_accepted").on(t.acceptedAt, t.id),
    index("leads_phone").on(t.phone),
    index("leads_email").on(sql`lower(${t.email})`),
    /** The language of the page that had the form (`lib/desk/store/lead-languages.ts`). */
    index("leads_page_start").on(sql`left(${t.sourcePage}, 4)`),
    index("leads_reference").on(t.reference),
    index("leads_body").on(t.bodyHash, t.acceptedAt),
    index("leads_status").on(t.status, t.acceptedAt),
    index("leads_name").on(sql`lower(${t.name})`, t.id),
    /** Follow-ups are counted on each page of the desk: by this index alone. */
    index("leads_follow_ups")
      .on(t.followUpAt, t.id, t.assignedTo)
      .where(sql`${t.followUpAt} is not null and ${t.status} <> 'spam' and ${t.erasedAt} is null`),
    /** Leads that count (`isCounted`) are counted by this index alone. */
    index("leads_assigned")
      .on(t.assignedTo, t.status, t.acceptedAt, t.suspicion)
      .where(sql`${t.erasedAt} is null`),
    check(
      "leads_status_known",
      sql`${t.status} in ('new', 'called', 'visit-planned', 'booked', 'lost', 'spam')`,
    ),
    check(
      "leads_kind",
      sql`${t.kind} in ('enquiry', 'callback', 'brochure', 'listing-callback', 'contact', 'interior', 'loan')`,
    ),
    check("leads_contact_channels", sql`${t.contactChannels} <@ array['phone', 'whatsapp', 'sms', 'email']`),
    check(
      "leads_call_hours",
      sql`num_nonnulls(${t.callsFrom}, ${t.callsUntil}) = 0 or (${t.callsFrom} >= 0 and ${t.callsFrom} < ${t.callsUntil} and ${t.callsUntil} <= 24)`,
    ),
    check(
      "leads_person",
      sql`${t.erasedAt} is not null or (${t.name} <> '' and ${t.phone} ~ '^\\+[0-9]{7,15}$')`,
    ),
    check(
      "leads_erased",
      sql`${t.erasedAt} is null or num_nonnulls(${t.name}, ${t.phone}, ${t.firstPhone}, ${t.email}, ${t.sourcePage}, ${t.referrer}, ${t.addressHash}, ${t.idempotencyKey}, ${t.bodyHash}) = 0`,
    ),
  ],
);

/** What was done about a lead at the desk. An erasure takes the notes out, and gives the lead another id. */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade", onUpdate: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    /** The address of who did it: the account may be gone. */
    who: text().notNull(),
    kind: text().notNull(),
    /** Of a change: the fields that are other now, as they were and as they became. */
    before: jsonb().$type<Record<string, string | null>>(),
    after: jsonb().$type<Record<string, string | null>>(),
    note: text(),
  },
  (t) => [
    index("lead_events_lead").on(t.leadId, t.id),
    /** Notes, as they are searched. */
    index("lead_events_note").using("gin", sql`lower(${t.note}) gin_trgm_ops`),
    check(
      "lead_events_kind",
      sql`${t.kind} in ('changed', 'note', 'call', 'whatsapp', 'consent', 'alarm', 'booking', 'joined', 'parted')`,
    ),
  ],
);

/** Two leads of which staff said that one person sent both, though neither number nor mail is the same. */
export const leadTies = pgTable(
  "lead_ties",
  {
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade", onUpdate: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade", onUpdate: "cascade" }),
    madeAt: moment("made_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.otherId] }), index("lead_ties_other").on(t.otherId)],
);

/** A sheet of leads that was sent and not yet taken. It is deleted once it is taken, and after a day: people are in it. */
export const leadFiles = pgTable("lead_files", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Which portal or list it is from, as staff typed it: the origin of its leads. */
  source: text().notNull(),
  content: bytes().notNull(),
  /** What its columns were chosen to be. */
  choices: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  sentBy: text("sent_by").references(() => staff.id, { onDelete: "cascade" }),
  sentAt: moment("sent_at").notNull().defaultNow(),
});

/** What the columns of a portal's sheets were chosen to be, for its next one. Nothing of a person is in it. */
export const leadFileSources = pgTable("lead_file_sources", {
  /** In small letters. */
  source: text().primaryKey(),
  choices: jsonb().$type<Record<string, unknown>>().notNull(),
  who: text().notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

/** A visit that somebody has agreed to. Its day and what came of it are in the lead's history too. */
export const visits = pgTable(
  "visits",
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade", onUpdate: "cascade" }),
    at: moment("at").notNull(),
    /** Who of the staff goes along. */
    staffId: text("staff_id").references(() => staff.id, { onDelete: "set null" }),
    projectId: integer("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Where the person is met, if not at the project; as staff wrote it. An erasure empties it. */
    pickUp: text("pick_up"),
    /** What came of it: an outcome (`lib/desk/forms/outcomes.ts`), or `moved`; null while it is to come. */
    result: text(),
    settledAt: moment("settled_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (t) => [index("visits_lead").on(t.leadId), index("visits_at").on(t.at)],
);

/** A home that somebody booked, and what it brings. Sums are whole rupees. An erasure empties the unit. */
export const bookings = pgTable(
  "bookings",
  {
    leadId: uuid("lead_id")
      .primaryKey()
      .references(() => leads.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** The day in India. */
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    projectId: integer("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** The plan or the unit, as staff wrote it: `3 BHK, tower B, 1203`. */
    unit: text(),
    price: bigint({ mode: "number" }),
    /** Of the commission: what was agreed, what was billed, and what came. */
    expected: bigint({ mode: "number" }),
    invoiced: bigint({ mode: "number" }),
    received: bigint({ mode: "number" }),
  },
  (t) => [
    index("bookings_day").on(t.bookedOn),
    check("bookings_sums", sql`least(${t.price}, ${t.expected}, ${t.invoiced}, ${t.received}) >= 0`),
  ],
);

/** A message about a lead on one channel. `waiting` has a job in the queue; `kept` waits for the settings it needs. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** `deliveryChannels` in `lib/enquiries/store/delivery-mutations.ts`. */
    channel: text().notNull(),
    state: text().notNull().default("waiting"),
    attempts: smallint().notNull().default(0),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
    settledAt: moment("settled_at"),
    /** Of the news of changes: which events of the lead's history it tells. */
    firstEvent: integer("first_event"),
    lastEvent: integer("last_event"),
    /** Of the news that somebody was erased: which lead it was. Empty once that is told. */
    erased: jsonb().$type<{ id: string; reference: string; kind: string }>(),
  },
  (t) => [
    uniqueIndex("deliveries_channel").on(t.leadId, t.channel),
    index("deliveries_state").on(t.state),
    /** Mails to visitors are counted by the hour (`lib/enquiries/store/delivery-mutations.ts`). */
    index("deliveries_visitor_mail")
      .on(t.createdAt)
      .where(sql`${t.channel} = 'visitor-mail'`),
    index("deliveries_visitor_consent")
      .on(t.createdAt)
      .where(sql`${t.channel} = 'visitor-consent'`),
    check(
      "deliveries_channels",
      sql`${t.channel} in ('staff-mail', 'visitor-mail', 'webhook', 'staff-mail-correction', 'webhook-correction', 'webhook-change', 'staff-mail-consent', 'staff-mail-erased', 'webhook-erased', 'visitor-consent', 'visitor-visit')`,
    ),
    check(
      "deliveries_events",
      sql`${t.channel} <> 'webhook-change' or (${t.firstEvent} is not null and ${t.lastEvent} is not null)`,
    ),
    check("deliveries_states", sql`${t.state} in ('waiting', 'sent', 'kept', 'failed', 'erased')`),
  ],
);

/** Messages of the CRM that were taken, so that one that is sent again changes nothing. Nothing of a person is in it. */
export const crmMessages = pgTable(
  "crm_messages",
  {
    /** As the CRM numbers them: `webhook-id`. */
    id: text().primaryKey(),
    bodyHash: text("body_hash").notNull(),
    takenAt: moment("taken_at").notNull().defaultNow(),
  },
  (t) => [index("crm_messages_taken").on(t.takenAt)],
);
