import { parentPort, workerData } from "node:worker_threads";
import { answerQuestions } from "@/lib/process/thread-questions";
import type { CatalogueIndex } from "./columns";
import { dayIn } from "./days";
import type { ThreadWork, ToSearcher } from "./index-threads";
import { loadIndexFrom } from "./load-queries";
import { answerQuestion, countAhead } from "./index-answers";

/*
 * The program of the threads that hold the index: one answers searches as long as the site runs, another reads the
 * catalogue and ends. Bundled beside the server.
 */

const work = workerData as ThreadWork; // given by `index-threads.ts`
if (work.kind === "load") parentPort?.postMessage(await loadIndexFrom(work.databaseUrl, work.before));
else answerSearches();

function answerSearches(): void {
  let index: CatalogueIndex | undefined;
  answerQuestions((told: ToSearcher): unknown => {
    if ("index" in told) {
      index = told.index;
      setImmediate(countAhead, told.index);
      return null;
    }
    if (!index) throw new Error("There is no index yet.");
    return answerQuestion(index, told, dayIn(index.timeZone, Date.now()));
  });
}
