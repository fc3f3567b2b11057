import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import { createJudge, measureRecord } from "@/lib/catalogue/check/plausible";
import type { PreparedPost, PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { raiseVersion } from "@/lib/catalogue/store/catalogue-mutations";
import { ImportHistory } from "@/lib/catalogue/store/import-history";
import {
  atDesk,
  beginImport,
  endOne,
  type LoggedChange,
  type LoggedCounts,
} from "@/lib/catalogue/store/import-log";
import { removeUnseen } from "@/lib/catalogue/store/remove-projects";
import { type Area, hideRecords, openImportSession } from "@/lib/catalogue/store/import-session-mutations";
import {
  listLocalRates,
  listUnjudged,
  storeCompleteness,
  storeDoubts,
} from "@/lib/catalogue/store/project-check-mutations";
import type { AsOf } from "@/lib/catalogue/store/project-history-mutations";
import { type ImportDatabase, storeBatch } from "@/lib/catalogue/store/store-batch";
import { takeBack } from "./undo-import";

/*
 * Somebody changes one project or post at the desk: an import of one record, whose sender is his address. History, undo, the version
 * that pages watch and the lock between imports are those of files.
 */

/** Somebody waits at a screen: longer than most changes take, and shorter than he takes it for broken. */
const patienceMs = 3_000;

/** Runs `work` in one transaction while no import runs. Throws `ImportNotStartedError` when one does for longer. */
export async function besideNoImport<T>(
  databaseUrl: string,
  work: (tx: ImportDatabase) => Promise<T>,
): Promise<T> {
  const session = await openImportSession(databaseUrl, patienceMs);
  try {
    return await session.db.transaction(work);
  } finally {
    await session.close();
  }
}

const none: LoggedCounts = { added: 0, changed: 0, unchanged: 0, deactivated: 0, refused: 0, held: 0 };
/** `undoes`: the import that this takes back; `asOf`: when that was made, when only a part of it is. */
type Sender = { who: string; undoes?: number; asOf?: AsOf };

/** Stores a project or a post. Returns why the database refuses it, `null` if it does not. */
export async function storeOne(
  tx: ImportDatabase,
  record: { project: PreparedProject } | { post: PreparedPost },
  sender: Sender,
): Promise<string | null> {
  return asImport(tx, sender, async (history) => {
    const externalId = "post" in record ? record.post.external_id : record.project.row.external_id;
    const identity = { line: 1, size: 0, externalId, kind: null };
    const { added, changed, refused } = await storeBatch(tx, [{ ...identity, ...record }], {
      dryRun: false,
      history,
      asOf: sender.asOf,
    });
    return [refused[0]?.reason ?? null, { ...none, added, changed, refused: refused.length }];
  });
}

/** Takes a project or a post out of the site; its content stays. */
export async function hideOne(
  tx: ImportDatabase,
  area: Area,
  externalId: string,
  sender: Sender,
): Promise<void> {
  await asImport(tx, sender, async (history) => {
    const deactivated = await hideRecords(tx, area, [externalId], history);
    await raiseVersion(tx);
    return [null, { ...none, deactivated }];
  });
}

/** Deletes a project that nobody came to know; `false`: somebody did. */
export async function removeOne(tx: ImportDatabase, externalId: string, sender: Sender): Promise<boolean> {
  return asImport(tx, sender, async (history) => {
    const removed = await removeUnseen(tx, [externalId], history);
    if (removed.length > 0) await raiseVersion(tx);
    return [removed.length > 0, { ...none, deactivated: removed.length }];
  });
}

/** Stores again what a record was before a change, when nothing has changed it since. */
export async function takeOneBack(tx: ImportDatabase, change: LoggedChange, sender: Sender): Promise<void> {
  await asImport(tx, sender, async (history) => {
    const report = { restored: 0, hidden: 0, shown: 0 };
    await takeBack(tx, [change], { history, asOf: sender.asOf }, report);
    await raiseVersion(tx);
    return [null, { ...none, changed: report.restored + report.shown, deactivated: report.hidden }];
  });
}

async function asImport<T>(
  tx: ImportDatabase,
  { who, undoes }: Sender,
  work: (history: ImportHistory) => Promise<[T, LoggedCounts]>,
): Promise<T> {
  const history = new ImportHistory(await beginImport(tx, who, undoes));
  const [result, counts] = await work(history);
  await endOne(tx, history.importId, { files: [atDesk], counts, isFull: history.isFull });
  return result;
}

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
