import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import { drainSpool } from "@/lib/enquiries/intake/drain-spool";
import { eraseFromSpools } from "@/lib/enquiries/intake/lead-spool";
import { eraseLeads, type Elsewhere, type Erased } from "@/lib/enquiries/staff/lead-erase-mutations";
import { findLeadPhone } from "@/lib/enquiries/store/lead-queries";
import { eraseSearchers } from "@/lib/saved-searches/store/saved-search-mutations";
import { requireRole, type Actor } from "./actor";
import { deskDatabase } from "./desk-database";
import { dropDraftsOf } from "./draft-mutations";

/** Where a person is besides the tables of leads. */
export const elsewhere: Elsewhere = {
  drain: drainSpool,
  erase: eraseFromSpools,
  async more(tx, { ids, emails }, wasErased) {
    await dropDraftsOf(tx, ids.map(leadPath));
    return eraseSearchers(tx, emails, wasErased);
  },
};

/** Erases the person of a lead from all leads with the number, as `npm run leads:erase` does. */
export async function erasePerson(actor: Actor, id: string, databaseUrl: string): Promise<Erased> {
  requireRole(actor, "owner");
  const phone = await findLeadPhone(deskDatabase(), id);
  if (phone === null) throw new Refusal("invalid", "This person was erased already.");
  return eraseLeads(databaseUrl, { exact: phone }, elsewhere);
}
