import "server-only";
import { eraseLeads, type Erased } from "@/lib/enquiries/staff/lead-erase-mutations";
import { drainSpool } from "@/lib/enquiries/intake/drain-spool";
import { eraseFromSpools } from "@/lib/enquiries/intake/lead-spool";
import { findLeadPhone } from "@/lib/enquiries/store/lead-queries";
import { Refusal } from "@/lib/base/refusal";
import { requireRole, type Actor } from "./actor";
import { deskDatabase } from "./desk-database";

/** Erases the person of a lead from all leads with the number, as `npm run leads:erase` does. */
export async function erasePerson(actor: Actor, id: string, databaseUrl: string): Promise<Erased> {
  requireRole(actor, "owner");
  const phone = await findLeadPhone(deskDatabase(), id);
  if (phone === null) throw new Refusal("invalid", "This person was erased already.");
  return eraseLeads(databaseUrl, { exact: phone }, { drain: drainSpool, erase: eraseFromSpools });
}
