import "server-only";
import { withOwnIdentity } from "@/lib/enquiries/store/accepted-lead";
import { correctStoredPhone, storeLead } from "@/lib/enquiries/store/lead-mutations";
import { pingDatabase } from "@/lib/enquiries/store/lead-queries";
import {
  isLeadStoreDown,
  isRefusedByTables,
  leadDatabase,
  type LeadDatabase,
  loggableReason,
  markLeadStoreDown,
  markLeadStoreUp,
} from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { repeat } from "@/lib/process/repeat";
import {
  isCorrection,
  listSpool,
  readSpooled,
  removeFromSpool,
  setAside,
  type Spooled,
  spoolFolder,
} from "./lead-spool";

const everyMs = 1_000;

/** Checks every second whether leads wait on the disk, and stores them in the database once it is back. */
export function watchSpool(): void {
  repeat("spool watch", everyMs, storeSpooledLeads);
}

/** Never rejects: after a failure it is called again a second later. */
export async function storeSpooledLeads(): Promise<void> {
  const wasDown = isLeadStoreDown();
  try {
    if (!wasDown && (await listSpool()).length === 0) return;
    if (wasDown) await pingDatabase(leadDatabase());
    await drainSpool(leadDatabase());
    // Only when the spool is empty, so that no lead overtakes earlier ones.
    markLeadStoreUp();
    if (wasDown) log("info", "Leads can be stored again");
  } catch {
    // Not logged: the first failure was, and while the database is away nothing changes.
    markLeadStoreDown();
  }
}

/**
 * Stores the waiting leads in order; each is removed from the spool once it is in the database. Safe in several
 * processes at once and after a crash at any moment: a lead that is stored already is only removed. Returns their
 * number. Rejects at the first lead that the database can't store now; that lead and the following ones stay.
 */
export async function drainSpool(db: LeadDatabase, folder = spoolFolder()): Promise<number> {
  const files = await listSpool(folder);
  for (const file of files) {
    try {
      const entry = await readSpooled(file, folder);
      if (entry && !(await store(db, entry))) {
        log("error", "A corrected number has no lead and was set aside", { file });
        await setAside(file, folder);
      } else await removeFromSpool(file, folder);
    } catch (error) {
      if (!(error instanceof SyntaxError) && !isRefusedByTables(error)) throw error;
      log("error", "A lead of the spool was set aside: it can't be stored", {
        file,
        error: loggableReason(error),
      });
      await setAside(file, folder);
    }
  }
  if (files.length > 0) log("info", "Leads of the spool were stored", { leads: files.length });
  return files.length;
}

/** `false` for the correction of a lead that is not there: a number once typed is kept for a person to look at. */
async function store(db: LeadDatabase, entry: Spooled): Promise<boolean> {
  if (isCorrection(entry)) return (await correctStoredPhone(db, entry)) !== null;
  const { outcome } = await storeLead(db, entry);
  // The key was used again with other content while the database was away: both are leads.
  if (outcome === "conflict") await storeLead(db, withOwnIdentity(entry));
  return true;
}
