import { Worker } from "node:worker_threads";
import { questionsTo } from "@/lib/process/thread-questions";
import { bytesOf, type CatalogueIndex } from "./columns";
import type { ProjectIndex } from "./index-slot";
import type { Answered, Question, QuestionName } from "./index-answers";

export type ThreadWork = { kind: "search" } | { kind: "load"; databaseUrl: string; before?: CatalogueIndex };
/** The searching thread is asked, or told what to answer from. */
export type ToSearcher = { index: CatalogueIndex } | Question;

export type IndexOptions = {
  databaseUrl: string;
  /** Where it is read now, of the two: a replica, while that can be done. Asked before each load. */
  readUrl?: () => string;
  /** The bundle of `index-thread.ts`. */
  program: URL;
  log: (level: "debug" | "warn", message: string, facts: Record<string, unknown>) => void;
  /** For so long an older version is shown while the newer one is loaded; then SQL answers. In milliseconds. */
  patienceMs?: number;
};

/** After a failure it is tried again so much later. */
const restMs = 10_000;
/** So many looks in a row say that the catalogue is older than the index: it is another catalogue. */
const looksOfAnother = 3;

/** Holds the index in two threads: one answers, the other reads what has changed while that one goes on answering. */
export function startProjectIndex({
  databaseUrl,
  readUrl = () => databaseUrl,
  program,
  log,
  patienceMs = 20_000,
}: IndexOptions): ProjectIndex {
  let held: CatalogueIndex | undefined;
  let heldAt = 0;
  let heldBytes = 0;
  let searcher: ReturnType<typeof startSearcher> | undefined;
  let isLoading = false;
  let isReplicaAway = false;
  let restUntil = 0;
  let behindSince: number | undefined;
  /** By a clock that nobody sets. */
  let patienceEnds = Infinity;
  let olderLooks = 0;
  let told = 0;

  function startThread(work: ThreadWork): Worker {
    // What Node was told when the site was started is for the site's own thread.
    const thread = new Worker(program, { workerData: work, execArgv: [] });
    thread.unref();
    return thread;
  }

  function load(before: CatalogueIndex | undefined): void {
    if (isLoading || performance.now() < restUntil) return;
    isLoading = true;
    const started = performance.now();
    const loadsFrom = isReplicaAway ? databaseUrl : readUrl();
    const thread = startThread({ kind: "load", databaseUrl: loadsFrom, before });
    let isDone = false;
    thread.once("message", (index: CatalogueIndex) => {
      isDone = true;
      take(index);
      const { version, count } = index;
      const ms = Math.round(performance.now() - started);
      log("debug", "The index of the catalogue is loaded.", { version, count, ms, bytes: heldBytes });
    });
    thread.once("error", (error) => log("warn", "The index could not be loaded.", { reason: String(error) }));
    thread.once("exit", () => {
      isLoading = false;
      // The main database at once when the replica failed, and the replica again when that was read.
      const hasOther = !isDone && loadsFrom !== databaseUrl;
      isReplicaAway = hasOther;
      // While an import goes on, loading takes half of a processor's time at most.
      if (!hasOther) restUntil = performance.now() + (isDone ? performance.now() - started : restMs);
    });
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
    searcher ??= startSearcher();
    // When the thread ends meanwhile, that is logged and everything is read anew.
    void searcher.ask({ index }).catch(() => undefined);
    projectIndex.onLoaded?.();
  }

  function startSearcher() {
    const thread = startThread({ kind: "search" });
    thread.on("error", (error) => log("warn", "The thread of the index ended.", { reason: String(error) }));
    thread.on("exit", () => (searcher = held = undefined));
    return questionsTo<ToSearcher, unknown>(thread);
  }

  const isPatient = () => performance.now() < patienceEnds;
  const projectIndex: ProjectIndex = {
    follow(version) {
      told = version;
      if (!held) {
        load(undefined);
        return version;
      }
      olderLooks = version < held.version ? olderLooks + 1 : 0;
      if (version > held.version) {
        if (behindSince === undefined) patienceEnds = performance.now() + patienceMs;
        behindSince ??= Date.now();
        load(held);
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
    async ask<Name extends QuestionName>(name: Name, question: object) {
      if (!searcher) throw new Error("There is no index.");
      // The thread answers what was asked.
      return (await searcher.ask({ name, asked: question } as Question)) as Answered<Name>;
    },
  };
  return projectIndex;
}
