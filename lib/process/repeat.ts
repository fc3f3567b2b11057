import "server-only";
import { processSlot } from "@/lib/process/process-state.mjs";

/**
 * Does `work` at these intervals for as long as the process runs: once in it, however often it is begun under this name, and never
 * twice at a time. Whoever begins it sees to what fails.
 */
export function repeat(name: string, everyMs: number, work: () => Promise<void>): void {
  const timer = processSlot<NodeJS.Timeout | undefined>(name, () => undefined);
  if (timer.current) return;
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await work().finally(() => (isBusy = false));
  };
  timer.current = setInterval(() => void look(), everyMs).unref();
}
