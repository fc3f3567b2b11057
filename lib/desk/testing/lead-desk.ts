import { sql } from "drizzle-orm";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { leadChangeSchema, type LeadState, toBoxes, toSeen } from "@/lib/desk/forms/lead-work";
import { listInbox } from "@/lib/desk/store/lead-inbox-queries";
import { changeLead } from "@/lib/desk/store/lead-work-mutations";
import { listAssignees } from "@/lib/desk/store/lead-work-queries";
import type { Actor } from "@/lib/desk/store/staff";
import { deliverLead } from "@/lib/enquiries/deliver/deliver-lead";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openWebhookReceiver, type WebhookReceiver } from "@/lib/enquiries/testing/receivers";
import { type Desk, openDesk } from "./open-desk";

/** What the form of a lead says, with these fields in it, when it was loaded with `seen`: by default as a new lead. */
export const change = (fields: Record<string, string>, seen: Partial<LeadState> = {}) => {
  const loaded: LeadState = { status: "new", assignedTo: null, followUpAt: null, ...seen };
  return leadChangeSchema.parse({ version: toSeen(loaded), ...toBoxes(loaded), ...fields });
};

/** A desk with two agents, and the cookie of an owner. */
export async function openLeadDesk(env: Record<string, string> = {}) {
  const desk = await openDesk(env);
  const owner = await desk.signIn("owner@example.com", "owner");
  await desk.signIn("asha@example.com", "agent");
  await desk.signIn("ravi@example.com", "agent");
  const assignees = await listAssignees();
  const agent = (email: string): Actor => ({
    ...assignees.find((one) => one.email === email)!,
    role: "agent",
  });
  const [asha, ravi] = [agent("asha@example.com"), agent("ravi@example.com")];
  let numbers = 0;
  const newLead = async (more: Parameters<typeof makeLead>[0] = {}) => {
    numbers += 1;
    const lead = makeLead({
      reference: `TEST-${String(numbers).padStart(4, "0")}`,
      phone: `+9198765${String(numbers).padStart(5, "0")}`,
      ...more,
    });
    await insertLeads(desk.database.db, [lead], makeSettings());
    return lead;
  };
  const inbox = (search: Record<string, string>, me = asha.id) => listInbox(parseInbox(search), me);
  return { ...desk, owner, asha, ravi, newLead, inbox };
}

/** What the CRM signs its own messages with. */
export const incomingSecret = `whsec_${Buffer.from("what the CRM signs with").toString("base64")}`;

type Delivery = { id: string; state: string; first: number; last: number; error: string | null };

/** A desk with a CRM: changes are told to it when a test says so, and not by the queue. */
export type CrmDesk = Desk & {
  crm: WebhookReceiver;
  asha: Actor;
  newLead: () => Promise<ReturnType<typeof makeLead>>;
  change: (id: string, fields: Record<string, string>, seen?: Partial<LeadState>) => Promise<void>;
  deliveryOf: (leadId: string, channel: string) => Promise<Delivery | undefined>;
  /** One attempt. */
  deliver: (leadId: string, channel: string) => Promise<void>;
};

export async function openCrmDesk(): Promise<CrmDesk> {
  const crm = await openWebhookReceiver();
  const desk = await openDesk({ ...crm.settings, LEADS_INCOMING_SECRET: incomingSecret });
  const { db } = desk.database;
  await desk.signIn("asha@example.com", "agent");
  const [account] = await listAssignees();
  const asha: Actor = { ...account!, role: "agent" };
  let numbers = 0;
  const deliveryOf: CrmDesk["deliveryOf"] = async (leadId, channel) => {
    const { rows } = await db.execute<Delivery>(sql`
      select id, state, first_event as first, last_event as last, last_error as error from deliveries
      where lead_id = ${leadId} and channel = ${channel}`);
    return rows[0];
  };
  return {
    ...desk,
    crm,
    asha,
    deliveryOf,
    newLead: async () => {
      numbers += 1;
      const reference = `CRMS-${String(numbers).padStart(4, "0")}`;
      const lead = makeLead({ reference, phone: `+9197765${String(numbers).padStart(5, "0")}` });
      await insertLeads(db, [lead], makeSettings(crm.settings));
      return lead;
    },
    change: (id, fields, seen) => changeLead(asha, id, change(fields, seen)),
    deliver: async (leadId, channel) => {
      const { id: deliveryId } = (await deliveryOf(leadId, channel))!;
      const { signal } = new AbortController();
      await deliverLead(db, makeSettings(crm.settings), { deliveryId, isLastAttempt: false, signal });
    },
    close: async () => {
      await desk.close();
      await crm.close();
    },
  };
}
