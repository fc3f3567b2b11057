import { catalogueSeen } from "@/lib/process/process-state.mjs";

/**
 * For so long after a change was seen an older page may still go out, while it is made again. Changes are looked for once a
 * second, and every page has to show one within 5 seconds.
 */
const staleMs = 2_500;

type Made = { version: number; freshUntil: number };

/**
 * `fresh`: may be sent. `stale`: may still be sent, and is to be made again. `outdated`: is to be made again first. While
 * the catalogue can't be read, the last good page is as fresh as any.
 */
export function freshness({ version, freshUntil }: Made, now: number): "fresh" | "stale" | "outdated" {
  const seen = catalogueSeen.current;
  if (!seen?.readable) return seen ? "fresh" : "outdated";
  if (seen.version === version) return now < freshUntil ? "fresh" : "stale";
  const changes = seen.changes ?? [];
  // It is older than what is remembered of changes.
  if ((changes[0]?.version ?? Infinity) > version) return "outdated";
  const changedAt = changes.find((change) => change.version > version)?.at ?? -Infinity;
  const age = now - changedAt;
  // Below 0 the clock was set back: how long ago it was is not known.
  return age >= 0 && age < staleMs ? "stale" : "outdated";
}
