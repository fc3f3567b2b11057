import "server-only";
import { getBothVersions } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { replicaState } from "@/lib/process/told-figures";

/** So many versions that the replica has not reached are remembered; the oldest of them says how late it is. */
const rememberedVersions = 100;

/**
 * How late a replica is, by what matters of it: the catalogue's version. Clocks and the times of transactions are not
 * compared: where nothing is written a replica that has everything looks old by them, and one that lost its connection
 * looks young.
 */
export class ReplicaAge {
  #missing: { version: number; at: number }[] = [];

  /** Told both versions at this time; returns for how long the replica has been without what the main database had. */
  note(main: number, replica: number, now: number): number {
    this.#missing = this.#missing.filter(({ version }) => version > replica);
    const last = this.#missing.at(-1)?.version ?? replica;
    if (main > last && this.#missing.length < rememberedVersions)
      this.#missing.push({ version: main, at: now });
    const [oldest] = this.#missing;
    return oldest ? now - oldest.at : 0;
  }
}

const age = new ReplicaAge();
let isLooking = false;

/**
 * To be called with each look at the catalogue: while the replica does not answer, or is later than DATABASE_READ_SECONDS, the
 * main database is read. While that is away the replica is read as it is: older pages are better than none. Resolves with
 * whether that has changed. Never rejects.
 */
export async function watchReplica(): Promise<boolean> {
  if (isLooking) return false;
  isLooking = true;
  try {
    const versions = await getBothVersions();
    if (!versions) return false;
    const { main, replica } = versions;
    const behindMs = main === null || replica === null ? 0 : age.note(main, replica, Date.now());
    const isTooOld = behindMs >= env().DATABASE_READ_SECONDS * 1_000;
    const isLeft = isTooOld || (replica === null && main !== null);
    const wasLeft = replicaState.current?.isLeft ?? false;
    replicaState.current = { behindMs, isLeft };
    if (isLeft !== wasLeft) tell(isLeft, versions);
    return isLeft !== wasLeft;
  } finally {
    isLooking = false;
  }
}

function tell(isLeft: boolean, facts: Record<string, unknown>): void {
  if (isLeft) log("warn", "The database of DATABASE_READ_URL is late or away: DATABASE_URL is read", facts);
  else log("info", "The database of DATABASE_READ_URL is read again", facts);
}
