import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { runDeliveryQueue, type QueueOptions } from "./delivery-queue";
import { loggableReason } from "@/lib/enquiries/store/lead-store-errors";

export type DeliveryWorker = { stop: () => Promise<void> };

const longestPauseMs = 5_000;
const running = processSlot<DeliveryWorker | undefined>("delivery worker", () => undefined);

/** Starts delivering leads in this process, once, if it has its own database, and what else is queued. Outages do not end it. */
export function startDelivery(moreTasks?: QueueOptions["moreTasks"]): void {
  const { DATABASE_URL, API_BASE_URL, ...settings } = env();
  if (running.current || API_BASE_URL || !DATABASE_URL) return;
  const worker = deliverForEver({ databaseUrl: DATABASE_URL, settings, ...(moreTasks && { moreTasks }) });
  running.current = worker;
  // Running deliveries may finish while the server stops; no more are started.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void worker.stop());
}

/** Restarts the queue whenever it ends, after a pause of at most 5 seconds. `stop` lets running deliveries finish. */
export function deliverForEver(options: Omit<QueueOptions, "signal">): DeliveryWorker {
  const stopping = new AbortController();
  const ended = keepRunning({ ...options, signal: stopping.signal });
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

async function keepRunning(options: QueueOptions): Promise<void> {
  const { signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await runDeliveryQueue(options);
      failures = 0;
      if (!signal.aborted) log("warn", "Delivering leads was interrupted, it starts again");
    } catch (error) {
      // Logged once: while the database is away nothing changes.
      if (failures === 0) log("warn", "Leads can't be delivered now", { error: loggableReason(error) });
      failures += 1;
    }
    const pauseMs = Math.min(500 * 2 ** failures, longestPauseMs);
    await pause(pauseMs, undefined, { signal }).catch(() => {});
  }
}
