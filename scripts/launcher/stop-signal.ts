import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { OperatorError } from "./errors";

/**
 * Aborted once, at the first SIGINT, SIGTERM or SIGHUP, or when the process that started this one has ended. Further
 * signals are ignored: a second Ctrl-C cannot interrupt a clean shutdown.
 */
export function listenForStop(onStop: () => void = () => {}): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) return;
    controller.abort(new StoppedError());
    onStop();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, stop);
  if (process.channel) {
    process.on("disconnect", stop);
    // Watching the channel must not keep the process running.
    process.channel.unref();
  }
  return controller.signal;
}

/** Thrown by a step that was interrupted by a stop signal. */
class StoppedError extends OperatorError {
  constructor() {
    super("Stopped.");
    this.name = "StoppedError";
  }
}

/** Resolves when `signal` is aborted. */
export async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
}
