import "server-only";
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, runMigrations, runTaskList, type TaskList, type WorkerEvents } from "graphile-worker";
import { log } from "@/lib/process/log";
import { inSpan } from "@/lib/process/spans";
import { deliverLead } from "./deliver-lead";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-channels";
import { deliverTask } from "@/lib/enquiries/store/delivery-mutations";
import { enqueueKept, enqueueLost, settleSpentJobs, unlockStaleJobs } from "./delivery-repair-mutations";
import { openQueueDatabase, type LeadDatabase } from "@/lib/enquiries/store/lead-store";
import { loggableReason } from "@/lib/enquiries/store/lead-store-errors";

export type QueueOptions = {
  databaseUrl: string;
  settings: DeliverySettings;
  signal: AbortSignal;
  /** What else the queue works off, by the names of its jobs. */
  moreTasks?: (db: LeadDatabase, signal: AbortSignal) => TaskList;
};

const concurrency = 4;
const sweepMs = 5_000;
/** Longer than any delivery lasts: a process that holds a job for longer was killed. */
const staleSeconds = 45;
/** For so long a queue that broke is waited for before the next one begins. In milliseconds. */
const brokenMs = 5_000;

/**
 * Works off the queue until the signal is aborted, or until a worker breaks for good. Rejects if the database
 * can't be reached at the start. The caller starts it again.
 */
export async function runDeliveryQueue({
  databaseUrl,
  settings,
  signal,
  moreTasks,
}: QueueOptions): Promise<void> {
  // One connection for each worker and one that listens.
  const { db, pool, schema, close } = openQueueDatabase(databaseUrl, concurrency + 1);
  const events: WorkerEvents = new EventEmitter();
  const over = new AbortController();
  // A worker that could not release its job ends for good, and the queue does not replace it. Listened to from before the
  // first one works: it may end while the others are still being started.
  const broken = Promise.race([
    once(events, "worker:fatalError", { signal: over.signal }).catch(() => {}),
    asksInVain(events),
  ]);
  try {
    await enqueueLost(db);
    const again = await enqueueKept(db, settings);
    if (again > 0) log("info", "Leads that were kept in the outbox are sent now", { deliveries: again });
    // Not the queue's own `run`: beside the workers it starts a clock for jobs at fixed times, of which there are none here, and
    // if the database goes away just then, the clock's failure is caught by nobody and would end the process.
    const options = { schema, concurrency, noHandleSignals: true, logger: queueLogger, events };
    await runMigrations({ ...options, pgPool: pool });
    const taskList: TaskList = {
      ...moreTasks?.(db, signal),
      [deliverTask]: (payload, { job }) =>
        inSpan("delivery", () =>
          deliverLead(db, settings, {
            deliveryId: (payload as { deliveryId: string }).deliveryId, // as addJob writes it
            isLastAttempt: job.attempts >= job.max_attempts,
            signal,
          }),
        ),
    };
    const workers = runTaskList(options, taskList, pool);
    const endSweep = sweepJobs(db);
    try {
      const stopped = once(signal, "abort", { signal: over.signal }).catch(() => {});
      if (!signal.aborted) await Promise.race([broken, stopped, workers.promise.catch(() => {})]);
    } finally {
      endSweep();
      // Running deliveries may finish; what waits for a connection that is gone would wait for ever. When the queue broke,
      // all other leads wait meanwhile: what is not done soon keeps its lock, so that nobody repeats it before its time.
      const patienceMs = signal.aborted ? staleSeconds * 1_000 : brokenMs;
      await Promise.race([
        workers.gracefulShutdown().catch(() => {}),
        pause(patienceMs, undefined, { ref: false }),
      ]);
    }
  } finally {
    over.abort();
    // Hanging connections end by themselves.
    void close().catch(() => {});
  }
}

/**
 * Resolves when workers have asked for jobs several times and got an error each time. The queue keeps the failure of its
 * very first look for good: if the database went away just then, its workers ask in vain for ever.
 */
function asksInVain(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    let failures = 0;
    const reset = () => (failures = 0);
    events.on("worker:getJob:empty", reset);
    events.on("job:start", reset);
    events.on("worker:getJob:error", () => {
      failures += 1;
      if (failures >= 2 * concurrency) resolve();
    });
  });
}

/** Unlocks the jobs of killed processes at intervals; returns a function that stops it. */
function sweepJobs(db: LeadDatabase): () => void {
  let failed = false;
  const sweep = async () => {
    try {
      const unlocked = await unlockStaleJobs(db, staleSeconds);
      if (unlocked > 0) log("warn", "Deliveries of a process that ended are taken up again", { unlocked });
      for (const reference of await settleSpentJobs(db))
        log("error", "A lead could not be delivered and is kept as failed", { reference });
      failed = false;
    } catch (error) {
      // Logged once: while the database is away nothing changes.
      if (!failed) log("warn", "The queue can't be looked after now", { error: loggableReason(error) });
      failed = true;
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), sweepMs);
  return () => clearInterval(timer);
}

/** The queue's messages on single jobs are left out: `deliverLead` logs them with the lead's reference. */
const queueLogger = new Logger(() => (level, message, meta) => {
  if (meta?.failure || meta?.success) return;
  const levels = { error: "warn", warning: "warn", info: "debug", debug: "trace" } as const;
  log(levels[level], `Queue: ${message}`);
});
