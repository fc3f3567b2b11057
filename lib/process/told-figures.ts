import { processSlot } from "./process-state.mjs";

/**
 * Figures that the site's bundle has, for the server, which tells them (`lib/server/http/figures.ts`): both find the same slots.
 */

export type PoolFigures = { open: number; idle: number; waiting: number };

/** The pools of connections that are open, by what they are for. */
export const openPools = processSlot("open pools", () => new Map<string, () => PoolFigures>()).current;

/** How a lead was taken: stored, kept on the disk, given to another backend, or lost because nothing took it. */
export const leadWays = ["database", "spool", "backend", "lost"] as const;
export type LeadWay = (typeof leadWays)[number];

/** How many leads of a kind were taken in each way since the start, by `kind way`. */
export const takenLeads = processSlot("taken leads", () => new Map<string, number>()).current;

export function countLead(kind: string, way: LeadWay): void {
  const key = `${kind} ${way}`;
  takenLeads.set(key, (takenLeads.get(key) ?? 0) + 1);
}

/**
 * Whether Redis answered when it was asked last, and how often something was counted by this process alone because it did
 * not. Undefined where limits are not shared.
 */
export const sharedCountState = processSlot<{ isAnswering: boolean; alone: number } | undefined>(
  "shared count state",
  () => undefined,
);

/**
 * For how long the replica had been without what the main database has, at the last look; `isLeft`: longer than
 * DATABASE_READ_SECONDS, or it did not answer, so the main database is read. Undefined where there is no replica.
 */
export const replicaState = processSlot<{ behindMs: number; isLeft: boolean } | undefined>(
  "replica state",
  () => undefined,
);

/** Messages about leads that are not out, and for how long the oldest in the queue has waited. */
export type Backlog = { waiting: number; kept: number; failed: number; oldestWaitingSeconds: number };

/** Counts them; null when the database does not answer soon. Undefined where the site has no database of its own. */
export const countMessages = processSlot<(() => Promise<Backlog | null>) | undefined>(
  "count messages",
  () => undefined,
);
