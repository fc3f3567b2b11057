import { parentPort, workerData } from "node:worker_threads";
import type { CatalogueIndex } from "./columns";
import { dayIn } from "./days";
import type { FromSearcher, ThreadWork, ToSearcher } from "./index-threads";
import { loadIndexFrom } from "./load-queries";
import { answerQuestion } from "./index-answers";

/*
 * The program of the threads that hold the index: one answers searches as long as the site runs, another reads the
 * catalogue and ends. Bundled beside the door.
 */

const work = workerData as ThreadWork; // given by `index-threads.ts`
if (work.kind === "load") parentPort?.postMessage(await loadIndexFrom(work.databaseUrl, work.before));
else answerSearches();

function answerSearches(): void {
  let index: CatalogueIndex | undefined;
  parentPort?.on("message", (message: ToSearcher) => {
    if ("index" in message) {
      index = message.index;
      return;
    }
    const { number, question } = message;
    let answer: FromSearcher;
    try {
      if (!index) throw new Error("There is no index yet.");
      const today = dayIn(index.timeZone, Date.now());
      answer = { number, answer: answerQuestion(index, question, today) };
    } catch (error) {
      answer = { number, failed: String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
