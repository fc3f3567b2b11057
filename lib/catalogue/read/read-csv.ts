import type { CatalogueItem, RecordParser } from "./catalogue-item";
import { CsvRows } from "./csv-rows";
import { RowParser } from "./read-rows";

/** CSV, with the separator of its first line. */
export class CsvParser implements RecordParser {
  #rows = new CsvRows("detect");
  #records = new RowParser(() => this.#rows.separator);

  push(chunk: Uint8Array): CatalogueItem[] {
    return this.#records.isStopped ? [] : this.#records.read(this.#rows.push(chunk));
  }

  end(): CatalogueItem[] {
    return this.#records.end(this.#records.isStopped ? [] : this.#rows.end());
  }
}
