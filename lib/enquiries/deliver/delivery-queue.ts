import { Logger, runMigrations, runTaskList, type TaskList, type WorkerEvents } from "graphile-worker";
import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import { deliverTask, type DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { type LeadDatabase, loggableReason, openQueueDatabase } from "@/lib/enquiries/store/lead-store";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { inSpan } from "@/lib/process/spans";
import { deliverLead } from "./deliver-lead";
import { enqueueKept, enqueueLost, settleSpentJobs, unlockStaleJobs } from "./delivery-repair-mutations";

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
