import { isCallPath } from "./addresses";
import { FairSlots, type FairLimits } from "./fair-slots";

/** What costs, each kind with slots of its own: none waits behind another. */
export type WorkKind = "page" | "picture" | "preview" | "list" | "call" | "wait";

/**
 * Carriers and offices put many visitors behind one address, and a page asks for dozens of small parts at once: one address
 * may have hundreds waiting, and yet only a part of the slots. Crawlers ask one after the other.
 */
const limits: Record<WorkKind, FairLimits> = {
  /** Pages that are not ready, and what Next's navigation in the browser asks for. */
  page: { slots: 4, perClient: 2, queue: 1_000, queuePerClient: 200, patienceMs: 10_000 },
  /** Pictures in another size: they share the threads that compress and read files. */
  picture: { slots: 2, perClient: 2, queue: 400, queuePerClient: 100, patienceMs: 20_000 },
  /** Pictures and the page about what a link shows: the dearest of all. */
  preview: { slots: 1, perClient: 1, queue: 60, queuePerClient: 6, patienceMs: 10_000 },
  /** Feeds, sitemaps, lists for machines. */
  list: { slots: 2, perClient: 1, queue: 100, queuePerClient: 20, patienceMs: 20_000 },
  /** Reading calls of `/api/v1` and of the desk. */
  call: { slots: 6, perClient: 3, queue: 600, queuePerClient: 150, patienceMs: 10_000 },
  /** Open pages of the desk that wait for news of leads: an office is one client. */
  wait: { slots: 400, perClient: 200, queue: 100, queuePerClient: 100, patienceMs: 10_000 },
};

/** The kind of a path; null for what costs next to nothing, and for leads and what staff change, which are never made to wait. */
export function kindOfWork(path: string, isRead: boolean): WorkKind | null {
  if (path === "/_next/image") return "picture";
  if (path === "/share-preview" || path.startsWith("/share/")) return "preview";
  if (/^\/(?:feeds|sitemaps|desk\/calendar)\/|^\/(?:sitemap\.xml|llms\.txt)$/.test(path)) return "list";
  if (path === newsPath) return "wait";
  if (isCallPath(path)) return isRead ? "call" : null;
  return null;
}

/** The desk has it in its own list of calls, which nothing here imports. */
const newsPath = "/desk/calls/leads/news";

export function createSlots(): Record<WorkKind, FairSlots> {
  const entries = Object.entries(limits).map(([kind, own]) => [kind, new FairSlots(own)] as const);
  return Object.fromEntries(entries) as Record<WorkKind, FairSlots>;
}
