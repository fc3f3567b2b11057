import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { createJudge, measureRecord } from "@/lib/catalogue/check/plausible";
import {
  listLocalRates,
  listUnjudged,
  storeCompleteness,
  storeDoubts,
} from "@/lib/catalogue/store/project-check-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";

const batchProjects = 100;
/** The rest after a batch, in times of what the batch took: a fifth of one processor at most is away from visitors. */
const restShare = 4;

/**
 * Looks through the stored projects as an import looks through its records: prices around them move, dates pass, and the first
 * file of a place had nothing to compare with. How complete each is, is counted again with it. Only what was changed, or judged
 * more than a day ago. Resolves with how many.
 */
export async function judgeCatalogue(
  db: Pick<ImportDatabase, "execute">,
  share = restShare,
): Promise<number> {
  let after = 0;
  let count = 0;
  let judge: ReturnType<typeof createJudge> | undefined;
  for (;;) {
    const begun = performance.now();
    const projects = await listUnjudged(db, after, batchProjects);
    const last = projects.at(-1);
    if (!last) return count;
    judge ??= createJudge(await listLocalRates(db), new Date().toISOString().slice(0, 10));
    const judged = [];
    for (const { id, readAt, city, ...project } of projects)
      judged.push({ id, readAt, doubts: judge(project, { city }) });
    await storeDoubts(db, judged);
    await storeCompleteness(
      db,
      projects.map((project) => ({ id: project.id, ...measureRecord(project) })),
    );
    count += judged.length;
    after = last.id;
    // Whoever visits the site meanwhile has the processor between two batches.
    await pause((performance.now() - begun) * share);
  }
}
