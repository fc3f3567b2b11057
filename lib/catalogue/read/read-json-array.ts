import type { CatalogueItem, RecordParser } from "./catalogue-item";
import { closeBracket, code, isSpace } from "./json-brackets";
import { parseJsonItem, RecordBuffer } from "./record-buffer";

type Place = "before" | "expecting" | "inside" | "after" | "done" | "stopped";

/**
 * Reads the elements of one JSON array, with the line on which each begins, which libraries don't give. All that
 * structures JSON is ASCII, so the bytes are looked at and only whole elements are decoded.
 * A broken element ends where its brackets close, or else at a line that begins a record like the broken one.
 */
export class JsonArrayParser implements RecordParser {
  #place: Place = "before";
  #line = 1;
  #indent = 0; // spaces since the line began; -1 after anything else
  #items: CatalogueItem[] = [];
  #buffer = new RecordBuffer();
  #chunk: Uint8Array = new Uint8Array();
  #from = 0; // where the element continues in the chunk

  // The element being read:
  #start = { line: 1, indent: -1 };
  #open: number[] = []; // the brackets it still needs
  #inString = false;
  #escaped = false;
  #previous = 0; // the last byte that was not a space
  #broken = false;
  #complaint: string | undefined;

  push(chunk: Uint8Array): CatalogueItem[] {
    this.#items = [];
    this.#chunk = chunk;
    this.#from = 0;
    for (let at = 0; at < chunk.length && this.#place !== "stopped"; at++) {
      const byte = chunk[at]!;
      if (this.#place === "inside") this.#readInside(byte, at);
      else this.#readBetween(byte, at);
      if (byte === code.newline) {
        this.#line++;
        this.#indent = 0;
      } else if (this.#indent >= 0) {
        this.#indent = isSpace(byte) ? this.#indent + 1 : -1;
      }
    }
    if (this.#place === "inside") this.#buffer.append(chunk.subarray(this.#from));
    return this.#items;
  }

  end(): CatalogueItem[] {
    this.#items = [];
    if (this.#place === "inside") {
      const { text } = this.#buffer.take();
      this.#stop(`this record is never closed: nothing after it could be read`, this.#start.line, text);
    } else if (this.#place === "before") this.#stop("the file is empty");
    else if (this.#place === "expecting" || this.#place === "after") {
      this.#stop("the file ends before the closing ]: it may have been cut off");
    }
    return this.#items;
  }

  #readBetween(byte: number, at: number): void {
    if (isSpace(byte)) return;
    if (this.#place === "before") {
      // EF BB BF at the start is the byte order mark that some editors write.
      if (this.#line === 1 && byte >= 0xbb) return;
      if (byte === code.openArray) this.#place = "expecting";
      else this.#stop("a JSON file must be a list in [ ]; one record a line is NDJSON (.ndjson)");
    } else if (this.#place === "done") {
      this.#stop("something stands after the closing ] of the list");
    } else if (byte === code.closeArray) {
      if (this.#place === "expecting" && this.#previous === code.comma)
        this.#complain("a comma too many before ]");
      this.#place = "done";
    } else if (byte === code.comma) {
      if (this.#place === "expecting") this.#complain("a comma too many");
      this.#place = "expecting";
      this.#previous = byte;
    } else
      this.#begin(byte, at, this.#place === "after" ? "a comma is missing before this record" : undefined);
  }

  #begin(byte: number, at: number, complaint?: string): void {
    this.#place = "inside";
    this.#start = { line: this.#line, indent: this.#indent };
    this.#from = at;
    this.#open = [];
    this.#previous = 0;
    this.#broken = false;
    this.#complaint = complaint;
    this.#readInside(byte, at);
  }

  #readInside(byte: number, at: number): void {
    if (this.#inString) return this.#readString(byte, at);
    if (isSpace(byte) && this.#open.length > 0) return;
    if (this.#open.length === 0 && this.#previous !== 0) {
      // A literal or number ends at a bracket, a comma or a space.
      if (!isSpace(byte) && byte !== code.comma && byte !== code.closeArray) return;
      this.#finish(at);
      return this.#readBetween(byte, at);
    }
    if (byte === code.quote) this.#inString = true;
    else if (byte === code.openObject || byte === code.openArray) {
      if (byte === code.openObject && this.#isNextRecord()) {
        this.#finish(at);
        return this.#begin(byte, at);
      }
      this.#open.push(byte === code.openObject ? code.closeObject : code.closeArray);
    } else if (byte === code.closeObject || byte === code.closeArray) {
      if (!closeBracket(this.#open, byte)) this.#broken = true;
      if (this.#open.length === 0) return this.#finish(at + 1);
    }
    this.#previous = byte;
  }

  #readString(byte: number, at: number): void {
    if (byte === code.newline) {
      // A JSON string can't contain a line end: its closing quote is missing.
      this.#inString = this.#escaped = false;
      this.#broken = true;
    } else if (this.#escaped) this.#escaped = false;
    else if (byte === code.backslash) this.#escaped = true;
    else if (byte === code.quote) {
      this.#inString = false;
      this.#previous = byte;
      if (this.#open.length === 0) this.#finish(at + 1);
    }
  }

  /** In a valid object `{` only follows a colon: here a bracket is missing. */
  #isNextRecord(): boolean {
    if (this.#indent < 0 || this.#indent !== this.#start.indent) return false;
    return this.#broken || (this.#open.at(-1) === code.closeObject && this.#previous !== code.colon);
  }

  #finish(end: number): void {
    this.#buffer.append(this.#chunk.subarray(this.#from, end));
    const { line } = this.#start;
    const taken = this.#buffer.take();
    this.#items.push(
      "error" in taken ? { line, ...taken } : parseJsonItem(line, taken.text, this.#complaint),
    );
    this.#place = "after";
    this.#previous = 0;
  }

  #complain(error: string): void {
    this.#items.push({ line: this.#line, error });
  }

  #stop(error: string, line = this.#line, text?: string): void {
    this.#items.push({ line, error, text, stops: true });
    this.#place = "stopped";
  }
}
