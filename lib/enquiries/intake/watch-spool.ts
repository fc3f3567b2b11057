import "server-only";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { drainSpool } from "./drain-spool";
import {
  isLeadStoreDown,
  leadDatabase,
  markLeadStoreDown,
  markLeadStoreUp,
} from "@/lib/enquiries/store/lead-store";
import { pingDatabase } from "@/lib/enquiries/store/lead-queries";
import { listSpool } from "./lead-spool";

const everyMs = 1_000;
const timer = processSlot<NodeJS.Timeout | undefined>("spool watch", () => undefined);

/** Checks every second whether leads wait on the disk, and stores them in the database once it is back. */
export function watchSpool(): void {
  if (timer.current) return;
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await storeSpooledLeads();
    isBusy = false;
  };
  timer.current = setInterval(look, everyMs);
  timer.current.unref();
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
