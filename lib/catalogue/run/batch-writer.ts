import "server-only";
import { claim, type Area, type RecordClaim } from "@/lib/catalogue/store/import-session-mutations";
import type { LineNote } from "@/lib/catalogue/read/catalogue-item";
import type { FreshName } from "@/lib/catalogue/store/catalogue-names-mutations";
import { addGuess, addHeld, addRefusal, type ImportReport } from "./import-report";
import type { Prepared } from "@/lib/catalogue/check/prepare-record";
import {
  storeBatch,
  type ImportDatabase,
  type Storable,
  type StoreOptions,
} from "@/lib/catalogue/store/store-batch";

/** A batch is full when it reaches either; the second limits the memory when records are large. */
const batchRecords = 500;
const batchCharacters = 4_000_000;
/** The most new names that the report tells. */
const toldNames = 200;

/** Collects records into batches: one is stored while the next is read and checked. Writes counts to `report`. */
export class BatchWriter {
  /** Refused records whose id could not be read. */
  unidentified = 0;
  /** The kinds of records in the files. */
  readonly kinds = new Set<string>();
  /** Names that the catalogue did not know, by kind and place. */
  readonly fresh = new Map<string, FreshName>();
  /** True if the database failed, not a file. */
  failed = false;

  #file = { number: 0, name: "" };
  #records: Prepared[] = [];
  #size = 0;
  #inFlight: Promise<void> = Promise.resolve();
  #done = 0;

  constructor(
    private readonly db: ImportDatabase,
    private readonly report: ImportReport,
    private readonly options: StoreOptions,
    /** Told after each batch how many records are done, whatever became of them. */
    private readonly onDone?: (records: number) => Promise<void>,
  ) {}

  startFile(number: number, name: string): void {
    this.#file = { number, name };
  }

  /** Resolves to true if a batch was sent to the database. Throws if the previous batch failed. */
  async add(record: Prepared): Promise<boolean> {
    if (record.kind) this.kinds.add(record.kind);
    if ("refused" in record) {
      this.#refuse(record, record.refused);
      if (!record.externalId) this.unidentified++;
    }
    if ("held" in record) addHeld(this.report, { ...this.#at(record), reason: record.held });
    if (record.guesses && !("refused" in record)) this.addGuesses(record.guesses, record.externalId);
    if ("project" in record && record.isKept) this.report.unregistered++;
    this.#records.push(record);
    this.#size += record.size;
    if (this.#records.length < batchRecords && this.#size < batchCharacters) return false;
    await this.#send();
    return true;
  }

  /** Resolves when everything that was added is stored. */
  async finish(): Promise<void> {
    await this.#send();
    await this.#inFlight;
  }

  /** After a failure: waits for the batch that is being stored. The caller reports the failure. */
  async abandon(): Promise<void> {
    this.#records = [];
    await Promise.allSettled([this.#inFlight]);
  }

  async #send(): Promise<void> {
    await this.#inFlight;
    const records = this.#records;
    this.#records = [];
    this.#size = 0;
    this.#inFlight = this.#store(records).catch((error: unknown) => {
      this.failed = true;
      throw error;
    });
    // A failure is thrown when the promise is awaited; until then it must not count as unhandled.
    this.#inFlight.catch(() => {});
  }

  async #store(records: Prepared[]): Promise<void> {
    await this.#storeBatch(records);
    this.#done += records.length;
    // Before the next batch begins: both have one connection.
    await this.onDone?.(this.#done);
  }

  async #storeBatch(records: Prepared[]): Promise<void> {
    const duplicates = await claim(this.db, this.#file.number, records.flatMap(toClaims));
    const storable: Storable[] = [];
    for (const [position, record] of records.entries()) {
      if ("refused" in record || "held" in record) continue;
      const first = duplicates.get(position);
      if (first === undefined) storable.push(record);
      else this.#refuse(record, `the same externalId was in line ${first} already`);
    }
    if (storable.length === 0) return;
    const outcome = await storeBatch(this.db, storable, this.options);
    this.report.added += outcome.added;
    this.report.changed += outcome.changed;
    this.report.unchanged += outcome.unchanged;
    for (const name of outcome.fresh) {
      const key = `${name.kind} ${name.within} ${name.name.toLowerCase()}`;
      if (this.fresh.size < toldNames) this.fresh.set(key, name);
    }
    for (const { record, reason } of outcome.refused) this.#refuse(record, reason);
  }

  addGuesses(guesses: readonly LineNote[], externalId: string | null = null): void {
    for (const guess of guesses) addGuess(this.report, { file: this.#file.name, externalId, ...guess });
  }

  #refuse(record: Prepared, reason: string): void {
    addRefusal(this.report, { ...this.#at(record), reason });
  }

  #at({ line, externalId }: Prepared) {
    return { file: this.#file.name, line, externalId };
  }
}

/** Refused records count as seen too; if the kind is unreadable, under both kinds of id. */
function toClaims(record: Prepared, position: number): RecordClaim[] {
  const { externalId, kind, line } = record;
  if (!externalId) return [];
  const areas: Area[] = kind === "blog" ? ["blog"] : kind ? ["project"] : ["project", "blog"];
  return areas.map((area) => ({ position, area, externalId, line }));
}
