import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const made = () => moment("created_at").notNull().defaultNow();
const changed = () => moment("updated_at").notNull().defaultNow();

/*
 * Who works at the desk, and how they sign in (docs/decisions/0019-signing-in-at-the-desk.md). The names of the properties
 * are those of the library that reads and writes these tables; the tables are made by our migrations alone.
 */
export const staff = pgTable(
  "staff",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    role: text().notNull().default("agent"),
    /** Until then no lead is given to this account by itself. */
    awayUntil: moment("away_until"),
    /** When a lead was last given to it by itself: turns go to who has waited longest. */
    givenAt: moment("given_at"),
    /** The day in India of its last morning list, `2026-11-29`. */
    morningOn: text("morning_on"),
    /** Which leads are given to it by themselves: `TakenLeads` in `lib/desk/forms/sharing.ts`. Empty: any. */
    takes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** No lead is given to it by itself while it has so many that are new or called; null: as many as come. */
    mostOpen: smallint("most_open"),
    /** A hash of the secret in the address of its calendar; null: it has none. */
    calendarKey: text("calendar_key"),
    /** The lists of leads that it has named: `SavedView` in `lib/desk/forms/saved-views.ts`. */
    views: jsonb().$type<{ name: string; query: string }[]>().notNull().default([]),
    /** How it looks at lists of leads: which columns, in a table or as cards. Empty: as everybody. */
    listLook: jsonb("list_look").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [
    uniqueIndex("staff_email").on(t.email),
    uniqueIndex("staff_calendar").on(t.calendarKey),
    check("staff_role", sql`${t.role} in ('owner', 'editor', 'agent')`),
    check("staff_email_form", sql`${t.email} = lower(${t.email}) and ${t.email} like '%_@_%'`),
  ],
);

const ofStaff = () =>
  text("user_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" });

export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: text().primaryKey(),
    token: text().notNull(),
    userId: ofStaff(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [
    uniqueIndex("staff_sessions_token").on(t.token),
    index("staff_sessions_user").on(t.userId),
    index("staff_sessions_expiry").on(t.expiresAt),
  ],
);

/** Accounts with other services. The library asks for it; nobody has one here, and `password` is always empty. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    id: text().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: ofStaff(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [
    index("staff_accounts_user").on(t.userId),
    check("staff_accounts_no_password", sql`${t.password} is null`),
  ],
);

/** One-time links, by their hash, and the questions that a passkey answers. */
export const staffVerifications = pgTable(
  "staff_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [
    index("staff_verifications_identifier").on(t.identifier),
    index("staff_verifications_expiry").on(t.expiresAt),
  ],
);

export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text("public_key").notNull(),
    userId: ofStaff(),
    credentialID: text("credential_id").notNull(),
    counter: integer().notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text(),
    createdAt: made(),
    aaguid: text(),
  },
  (t) => [
    uniqueIndex("staff_passkeys_credential").on(t.credentialID),
    index("staff_passkeys_user").on(t.userId),
  ],
);

/** Browsers that staff have asked to be woken in, as each browser's maker wants it for a push message. */
export const pushBrowsers = pgTable(
  "push_browsers",
  {
    /** Where the browser's maker takes messages for it. */
    endpoint: text().primaryKey(),
    userId: ofStaff(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: made(),
  },
  (t) => [index("push_browsers_user").on(t.userId)],
);

/**
 * What was typed into a form of the desk that was refused (`DeskDraft` in `lib/desk/session/form-drafts.ts`), for an hour, so
 * that any site shows it again.
 */
export const deskDrafts = pgTable(
  "desk_drafts",
  {
    /** A hash of the page, a dot, and a hash of what the address has. */
    token: text().primaryKey(),
    /** Sealed with what the address has (`lib/desk/store/drafts.ts`). */
    draft: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("desk_drafts_expiry").on(t.expiresAt)],
);

/**
 * What the company says of itself, as staff have changed it: each row is a change of one part, and the last one is what
 * holds. Without a row the site says what `content/` says.
 */
export const wordChanges = pgTable(
  "word_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    part: text().notNull(),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    who: text().notNull(),
    /** The fields of the part's form; of the first change what `content/` said then. */
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** The change that this one takes back. */
    undoes: integer(),
  },
  (t) => [
    index("word_changes_part").on(t.part, t.id),
    check(
      "word_changes_parts",
      sql`${t.part} in ('testimonials', 'banners', 'numbers', 'registrations', 'alarms', 'sharing')`,
    ),
  ],
);
