import "server-only";
import { loggableReason } from "@/lib/enquiries/store/lead-store";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { raiseAlarms } from "./alarm-mutations";
import { hearLeads } from "./lead-news";
import { enqueueMornings } from "./morning-list";
import { shareLeads } from "./sharing-mutations";

const everyMs = 10_000;
const watching = processSlot<NodeJS.Timeout | undefined>("lead watch", () => undefined);

/**
 * Gives new leads to agents as they come, rings again and again for what waits, and has the morning lists sent. Several sites may
 * do it.
 */
export function watchLeads(): void {
  const { API_BASE_URL, DATABASE_URL } = env();
  if (API_BASE_URL || !DATABASE_URL || watching.current) return;
  const share = oneAtATime("The desk can't share leads now", async () => void (await shareLeads()));
  const ring = oneAtATime("The desk can't ring now", async () => {
    await raiseAlarms();
    await enqueueMornings();
  });
  // Another site may have stopped in the middle, somebody comes back, or work begins.
  watching.current = setInterval(() => (share(), ring()), everyMs).unref();
  hearLeads(share);
}

/** Does it once more when it is asked for meanwhile. A failure is logged once: while the database is away nothing changes. */
function oneAtATime(failed: string, work: () => Promise<void>): () => void {
  let [isAsked, isBusy, hasFailed] = [false, false, false];
  const run = async () => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      try {
        await work();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log("warn", failed, { reason: loggableReason(error) });
        hasFailed = true;
      }
    }
    isBusy = false;
  };
  return () => {
    isAsked = true;
    if (!isBusy) void run();
  };
}
