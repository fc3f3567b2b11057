import "server-only";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { drainSpool } from "./drain-spool";
import {
  isLeadStoreDown,
  leadDatabase,
  leadStoreIsDown,
  leadStoreIsUp,
} from "@/lib/enquiries/store/lead-store";
import { pingDatabase } from "@/lib/enquiries/store/lead-queries";
import { listSpool } from "./lead-spool";

const everyMs = 1_000;
const timer = processSlot<NodeJS.Timeout | undefined>("spool watch", () => undefined);

/** Looks each second whether leads wait on the disk, and brings them into the database when it is there again. */
export function watchSpool(): void {
  if (timer.current) return;
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await bringIn();
    isBusy = false;
  };
  timer.current = setInterval(look, everyMs);
  timer.current.unref();
}

/** Never rejects: what does not work now is tried again a second later. */
export async function bringIn(): Promise<void> {
  const wasDown = isLeadStoreDown();
  try {
    if (!wasDown && (await listSpool()).length === 0) return;
    if (wasDown) await pingDatabase(leadDatabase());
    await drainSpool(leadDatabase());
    // Cleared only after the spool is empty, so that a lead does not overtake those before it.
    leadStoreIsUp();
    if (wasDown) log("info", "Leads can be stored again");
  } catch {
    // The first failure was logged where it happened; while the database is away there is nothing new to say.
    leadStoreIsDown();
  }
}
