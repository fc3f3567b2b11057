import "server-only";
import { LRUCache } from "lru-cache";
import { processSlot } from "@/lib/process/process-state.mjs";

const known = processSlot(
  "remembered figures",
  () => new LRUCache<string, Promise<unknown>>({ max: 200 }),
).current;

/**
 * A figure that costs more to count than its news are worth: read again when it is older than so many seconds. Whoever asks
 * meanwhile waits for the same answer.
 */
export function remembered<T>(name: string, seconds: number, read: () => Promise<T>): Promise<T> {
  const before = known.get(name) as Promise<T> | undefined; // each name has one reader
  if (before) return before;
  const answer = read();
  known.set(name, answer, { ttl: seconds * 1_000 });
  answer.catch(() => known.delete(name));
  return answer;
}
