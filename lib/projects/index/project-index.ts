import { bytesOf, type CatalogueIndex } from "./columns";
import { dayIn } from "./days";
import { answer, countAhead } from "./index-answers";
import type { ProjectIndex } from "./index-slot";
import { loadIndexFrom } from "./load-queries";

export type IndexOptions = {
  databaseUrl: string;
  /** Where it is read now, of the two: a replica, while that can be done. Asked before each load. */
  readUrl?: () => string;
  log: (level: "debug" | "warn", message: string, facts: Record<string, unknown>) => void;
  /** For so long an older version is shown while the newer one is loaded; then SQL answers. In milliseconds. */
  patienceMs?: number;
};

/** After a failure it is tried again so much later. */
const restMs = 10_000;
/** So many looks in a row say that the catalogue is older than the index: it is another catalogue. */
const looksOfAnother = 3;

/**
 * Holds the index. While it reads what has changed, the last one goes on answering: it pauses between all pieces of its work,
 * so that no request waits for it.
 */
export function startProjectIndex({
  databaseUrl,
  readUrl = () => databaseUrl,
  log,
  patienceMs = 20_000,
}: IndexOptions): ProjectIndex {
  let held: CatalogueIndex | undefined;
  let heldAt = 0;
  let heldBytes = 0;
  let isLoading = false;
  let isReplicaAway = false;
  let restUntil = 0;
  let behindSince: number | undefined;
  /** By a clock that nobody sets. */
  let patienceEnds = Infinity;
  let olderLooks = 0;
  let told = 0;

  async function load(before: CatalogueIndex | undefined): Promise<void> {
    if (isLoading || performance.now() < restUntil) return;
    isLoading = true;
    const started = performance.now();
    const loadsFrom = isReplicaAway ? databaseUrl : readUrl();
    let isDone = false;
    try {
      const index = await loadIndexFrom(loadsFrom, before);
      await countAhead(index);
      isDone = true;
      take(index);
      const { version, count } = index;
      const ms = Math.round(performance.now() - started);
      log("debug", "The index of the catalogue is loaded.", { version, count, ms, bytes: heldBytes });
    } catch (error) {
      log("warn", "The index could not be loaded.", { reason: String(error) });
    }
    isLoading = false;
    // The main database at once when the replica failed, and the replica again when that was read.
    const hasOther = !isDone && loadsFrom !== databaseUrl;
    isReplicaAway = hasOther;
    // While an import goes on, loading takes half of a processor's time at most.
    if (!hasOther) restUntil = performance.now() + (isDone ? performance.now() - started : restMs);
  }

  function take(index: CatalogueIndex): void {
    held = index;
    heldAt = Date.now();
    heldBytes = bytesOf(index);
    // A replica may have given what was known already.
    if (index.version >= told) {
      behindSince = undefined;
      patienceEnds = Infinity;
    }
    olderLooks = 0;
    projectIndex.onLoaded?.();
  }

  const isPatient = () => performance.now() < patienceEnds;
  const projectIndex: ProjectIndex = {
    follow(version) {
      told = version;
      if (!held) {
        void load(undefined);
        return version;
      }
      olderLooks = version < held.version ? olderLooks + 1 : 0;
      if (version > held.version) {
        if (behindSince === undefined) patienceEnds = performance.now() + patienceMs;
        behindSince ??= Date.now();
        void load(held);
      } else if (olderLooks >= looksOfAnother) {
        held = undefined;
        return version;
      }
      return isPatient() ? held.version : version;
    },
    isReady: () => held !== undefined && isPatient(),
    state: () =>
      held
        ? { version: held.version, projects: held.count, bytes: heldBytes, loadedAt: heldAt, behindSince }
        : null,
    ask(name, asked) {
      if (!held) throw new Error("There is no index.");
      return answer(held, name, asked, dayIn(held.timeZone, Date.now()));
    },
  };
  return projectIndex;
}
