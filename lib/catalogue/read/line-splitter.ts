import { RecordBuffer } from "./record-buffer";

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
