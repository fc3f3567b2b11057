import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { leadChangeSchema } from "@/lib/desk/forms/lead-change";
import type { Actor } from "@/lib/desk/store/actor";
import { listInbox } from "@/lib/desk/store/lead-inbox-queries";
import { listAssignees } from "@/lib/desk/store/lead-work-queries";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openDesk } from "./open-desk";

/** What the form of a lead says, with these fields in it. */
export const change = (fields: Record<string, string>) =>
  leadChangeSchema.parse({ version: "1", status: "new", assignedTo: "", followUpAt: "", ...fields });

/** A desk with two agents, and the cookie of an owner. */
export async function openLeadDesk() {
  const desk = await openDesk();
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
