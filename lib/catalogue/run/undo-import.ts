import "server-only";
import type { PreparedPost, PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { everyLine, type StoredCheck } from "@/lib/catalogue/check/record-schema";
import { storePosts } from "@/lib/catalogue/store/blog-mutations";
import { raiseVersion, storeProjects } from "@/lib/catalogue/store/catalogue-mutations";
import { ImportHistory } from "@/lib/catalogue/store/import-history";
import {
  beginImport,
  type ChangedSince,
  endImport,
  findChangedSince,
  getImport,
  listChanges,
  type LoggedChange,
} from "@/lib/catalogue/store/import-log";
import {
  hideRecords,
  importPatienceMs,
  openImportSession,
  showRecords,
} from "@/lib/catalogue/store/import-session-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { removeUnseen } from "@/lib/catalogue/store/remove-projects";
import { momentOfImport, type AsOf } from "@/lib/catalogue/store/project-history-mutations";

/** An import that can't be taken back. The message is for staff. */
export class UndoRefused extends Error {
  override name = "UndoRefused";
}

/** `importId`: the entry of taking back, which can be taken back itself. */
export type UndoReport = { importId: number; restored: number; hidden: number; shown: number };

type Executor = Pick<ImportDatabase, "execute">;

const batchRecords = 500;

/**
 * Takes an import back, all of it or, with an `UndoRefused`, nothing: what it changed is stored again as it was, what
 * it added leaves the site, or is deleted where nobody came to know it, what it hid comes back. The catalogue's version rises, so pages show it. Throws
 * `ImportNotStartedError` as an import does.
 */
export async function undoImport(databaseUrl: string, importId: number, who: string): Promise<UndoReport> {
  const session = await openImportSession(databaseUrl, importPatienceMs);
  try {
    return await undo(session.db, importId, who);
  } finally {
    await session.close();
  }
}

async function undo(db: ImportDatabase, importId: number, who: string): Promise<UndoReport> {
  return db.transaction(async (tx) => {
    await refuseUnknown(tx, importId);
    const since = await findChangedSince(tx, importId);
    if (since.count > 0) throw new UndoRefused(changedSinceWords(importId, since));
    const history = new ImportHistory(await beginImport(tx, who, importId));
    const report: UndoReport = { importId: history.importId, restored: 0, hidden: 0, shown: 0 };
    const asOf = await momentOfImport(tx, importId);
    let after: LoggedChange | undefined;
    for (;;) {
      const changes = await listChanges(tx, importId, { after, limit: batchRecords });
      if (changes.length === 0) break;
      await takeBack(tx, changes, { history, asOf }, report);
      after = changes.at(-1);
    }
    await raiseVersion(tx);
    const { restored, hidden, shown } = report;
    const counts = {
      added: 0,
      changed: restored + shown,
      unchanged: 0,
      deactivated: hidden,
      refused: 0,
      held: 0,
    };
    await endImport(tx, history.importId, { files: [], counts, isFull: history.isFull });
    return report;
  });
}

async function refuseUnknown(tx: Executor, importId: number): Promise<void> {
  const entry = await getImport(tx, importId);
  if (!entry) throw new UndoRefused(`There is no import ${importId}: npm run catalogue:history lists them.`);
  if (entry.detail === "too many")
    throw new UndoRefused(
      `Import ${importId} changed more records than the history keeps: it can't be taken back.`,
    );
  if (entry.detail === "removed")
    throw new UndoRefused(
      `What import ${importId} changed is no longer kept: newer imports needed the room.`,
    );
}

/**
 * Stores what these records were before, as far as nothing has changed them since; the caller has looked. `asOf`: when the
 * import was made, because what is taken back is no history for visitors.
 */
export async function takeBack(
  tx: Executor,
  changes: readonly LoggedChange[],
  { history, asOf }: { history: ImportHistory; asOf: AsOf },
  report: Omit<UndoReport, "importId">,
): Promise<void> {
  for (const area of ["project", "blog"] as const) {
    const here = changes.filter((change) => change.area === area);
    const of = (...actions: string[]) => here.filter(({ action }) => actions.includes(action));
    const before = of("changed").map((change) => change.before);
    if (area === "project") await storeProjects(tx, (before as Snapshot[]).map(asRecord), history, asOf);
    else await storePosts(tx, before as PreparedPost[], history);
    report.restored += before.length;
    const keysOf = (...actions: string[]) => of(...actions).map(({ externalId }) => externalId);
    const removed = area === "project" ? await removeUnseen(tx, keysOf("added"), history, asOf) : [];
    const left = keysOf("added", "shown").filter((key) => !removed.includes(key));
    report.hidden += removed.length + (await hideRecords(tx, area, left, history, asOf));
    report.shown += await showRecords(
      tx,
      area,
      of("hidden").map(({ externalId, before: was }) => ({ external_id: externalId, hash: hashOf(was) })),
      history,
      asOf,
    );
  }
}

/** As `projectSnapshot` made it; what was kept before there were comparisons with the register has none. */
type Snapshot = PreparedProject & { reraChecks?: StoredCheck[] };

/** A record that says of every line what it was, also of those that nobody had compared. */
function asRecord({ reraChecks = [], ...project }: Snapshot): PreparedProject {
  return { ...project, reraChecks: everyLine(reraChecks) };
}

function hashOf(before: object | null): string {
  return before && "hash" in before && typeof before.hash === "string" ? before.hash : "";
}

function changedSinceWords(importId: number, { count, examples, imports }: ChangedSince): string {
  const names = `${examples.join(", ")}${count > examples.length ? ", …" : ""}`;
  const who = imports.length > 0 ? `by import ${imports.join(", ")}` : "in another way";
  const advice = imports.length > 0 ? ` Take ${imports.toReversed().join(", then ")} back first.` : "";
  const records = count === 1 ? "1 record" : `${count.toLocaleString("en-IN")} records`;
  return `Import ${importId} was not taken back: ${records} of it changed since, ${who} (${names}).${advice}`;
}
