import "server-only";
import type { Database, Executor } from "@/lib/db/client";
import { storePosts } from "./blog-mutations";
import { raiseVersion, storeProjects, type StoreCounts } from "./catalogue-mutations";
import { refusalOf } from "./database-refusal";
import type { Prepared } from "@/lib/catalogue/check/prepare-record";

export type ImportDatabase = Pick<Database, "execute" | "transaction">;
export type Storable = Exclude<Prepared, { refused: string }>;
export type StoreOptions = { dryRun: boolean; signal?: AbortSignal };
export type StoreOutcome = StoreCounts & { refused: { record: Storable; reason: string }[] };

class RolledBack extends Error {}

/** Runs `work` in a transaction; in a dry run it is rolled back and its answer still given. */
export async function inTransaction<T>(
  db: ImportDatabase,
  { dryRun, signal }: StoreOptions,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  let answer: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      answer = { value: await work(tx) };
      // A run that is to stop leaves nothing of this batch behind.
      signal?.throwIfAborted();
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!answer) throw new Error("The transaction ended without an answer.");
  return answer.value;
}

/**
 * Stores a batch in one transaction, or nothing of it. When the database refuses the batch, its halves are stored on
 * their own, down to the bad record, which stops no other. Throws what is nobody's fault among the records: a lost connection.
 */
export async function storeBatch(
  db: ImportDatabase,
  records: readonly Storable[],
  options: StoreOptions,
): Promise<StoreOutcome> {
  try {
    return { ...(await storeTogether(db, records, options)), refused: [] };
  } catch (error) {
    const reason = refusalOf(error);
    const [record] = records;
    if (reason === null || !record) throw error;
    if (records.length === 1) return { added: 0, changed: 0, unchanged: 0, refused: [{ record, reason }] };
  }
  const middle = Math.ceil(records.length / 2);
  const first = await storeBatch(db, records.slice(0, middle), options);
  const second = await storeBatch(db, records.slice(middle), options);
  return { ...sum(first, second), refused: [...first.refused, ...second.refused] };
}

function storeTogether(
  db: ImportDatabase,
  records: readonly Storable[],
  options: StoreOptions,
): Promise<StoreCounts> {
  const projects = records.flatMap((record) => ("project" in record ? [record.project] : []));
  const posts = records.flatMap((record) => ("post" in record ? [record.post] : []));
  return inTransaction(db, options, async (tx) => {
    const counts = sum(await storeProjects(tx, projects), await storePosts(tx, posts));
    if (counts.added + counts.changed > 0) await raiseVersion(tx);
    return counts;
  });
}

function sum(a: StoreCounts, b: StoreCounts): StoreCounts {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
  };
}
