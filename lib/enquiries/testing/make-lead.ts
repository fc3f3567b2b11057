import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";
import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { AcceptedLead } from "@/lib/enquiries/store/accepted-lead";
import { type DeliverySettings, enqueueDeliveries } from "@/lib/enquiries/store/delivery-mutations";

/** A lead as a visitor of the site sends it. */
export function makeLead(overrides: Partial<AcceptedLead> = {}): AcceptedLead {
  const at = "2026-11-21T07:00:00.000Z";
  return {
    id: randomUUID(),
    reference: "K7QF-92XD",
    kind: "callback",
    name: "Ravi Kumar",
    phone: "+919876543210",
    email: null,
    projectId: null,
    details: {},
    sourcePage: "/propertydetails/1/aurovelle-lakecity",
    referrer: "https://www.example.com/search",
    utm: { utm_source: "newsletter" },
    consent: {
      text: "I agree to be contacted",
      version: "box-2026-11",
      channels: ["phone", "email"],
      at,
    },
    addressHash: null,
    suspicion: null,
    idempotencyKey: null,
    bodyHash: randomUUID(),
    acceptedAt: at,
    ...overrides,
  };
}

/** What is stored of the consent of `makeLead`, changed by a test's own. */
export function makeContact(overrides: Partial<StoredContact> = {}): StoredContact {
  const { at: agreedAt, channels: agreed } = makeLead().consent;
  const nothing = { chosen: null, stoppedAt: null, callsFrom: null, callsUntil: null };
  return { agreedAt, agreed, ...nothing, ...overrides };
}

/** Settings with which nothing is sent, changed by a test's own. */
export function makeSettings(overrides: Partial<DeliverySettings> = {}): DeliverySettings {
  return {
    SITE_URL: "https://homes.example.com",
    SMTP_URL: undefined,
    MAIL_FROM: "Zerokey Homes <homes@mail.example.com>",
    LEADS_EMAIL_TO: ["sales@example.com"],
    LEADS_WEBHOOK_URL: undefined,
    LEADS_WEBHOOK_SECRET: undefined,
    ...overrides,
  };
}

/** Stores leads and what is to be sent about them, as the site does, in one transaction. */
export async function insertLeads(
  db: Database,
  accepted: AcceptedLead[],
  settings: DeliverySettings,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { consent, projectId, acceptedAt, ...lead } of accepted) {
      await tx.insert(leads).values({
        ...lead,
        projectId: projectId === null ? null : Number(projectId),
        consentText: consent.text,
        consentVersion: consent.version,
        consentChannels: [...consent.channels],
        consentAt: new Date(consent.at),
        acceptedAt: new Date(acceptedAt),
      });
      await enqueueDeliveries(tx, { ...lead, consent }, settings);
    }
  });
}

/** A project to ask about; returns its id. */
export async function insertProject(db: Database, name = "Aurovelle Lakecity"): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with state as (insert into states (id, name, iso2) values (1, 'Telangana', 'TG')
        on conflict do nothing returning id),
      city as (insert into cities (id, state_id, name) select 1, id, 'Hyderabad' from state returning id),
      developer as (insert into developers (name) values (${`Builder of ${name}`}) returning id)
    insert into projects (external_id, content_hash, name, slug, developer_id, state_id, city_id, property_type,
      is_plot, search_key, brochure)
    select ${randomUUID()}, '', ${name}, 'aurovelle-lakecity', developer.id, 1, 1, 'Apartment', false, '',
      '/brochures/lakecity.pdf'
    from developer
    returning id`);
  return rows[0]!.id; // one row is inserted
}
