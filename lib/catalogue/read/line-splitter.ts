import { type CatalogueItem, maxRecordBytes, tooLarge } from "./catalogue-item";

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** Enough of a broken record to contain its `externalId`. */
const excerptBytes = 65_536;

type Text = { text: string } | { error: string; text?: string };

/** Collects the bytes of one record or line from any number of chunks, and drops them above `maxRecordBytes`. */
class RecordBuffer {
  #parts: Uint8Array[] = [];
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  append(part: Uint8Array): void {
    if (part.length === 0) return;
    this.#size += part.length;
    if (this.#size <= maxRecordBytes || this.#parts.length === 0) {
      this.#parts.push(part.length > maxRecordBytes ? part.slice(0, excerptBytes) : part);
    } else if (this.#parts.length > 1) {
      this.#parts = [this.#parts[0]!];
    }
  }

  /** Returns the text so far and empties the buffer. */
  take(): Text {
    const bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
    const large = this.#size > maxRecordBytes;
    this.#parts = [];
    this.#size = 0;
    if (large) return { error: tooLarge, text: Buffer.from(bytes).toString("utf8", 0, excerptBytes) };
    try {
      return { text: utf8.decode(bytes) };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return {
        error: "the text is not UTF-8: save the file as UTF-8",
        text: Buffer.from(bytes).toString("latin1"),
      };
    }
  }
}

/** One JSON text as an item. */
export function parseJsonItem(line: number, text: string): CatalogueItem {
  try {
    return { line, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line, error: `the record is not valid JSON: ${error.message}`, text };
  }
}

export type Line =
  { line: number; text: string; error?: undefined } | { line: number; error: string; text?: string };

const newline = 10;

/** Splits bytes into lines, without `\n` or `\r\n`. A line above the size limit is an error. */
export class LineSplitter {
  #buffer = new RecordBuffer();
  #line = 1;

  push(chunk: Uint8Array): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      this.#buffer.append(chunk.subarray(from, at));
      lines.push(this.#take());
      from = at + 1;
    }
    this.#buffer.append(chunk.subarray(from));
    return lines;
  }

  end(): Line[] {
    return this.#buffer.isEmpty ? [] : [this.#take()];
  }

  #take(): Line {
    const line = this.#line++;
    const taken = this.#buffer.take();
    if ("error" in taken) return { line, ...taken };
    return { line, text: taken.text.endsWith("\r") ? taken.text.slice(0, -1) : taken.text };
  }
}
