import { type CatalogueItem, maxRecordBytes, type RecordParser, tooLarge } from "./catalogue-item";
import { type Line, LineSplitter, parseJsonItem } from "./line-splitter";

/** Larger files are for NDJSON, of which one record is in memory at a time. */
const mostBytes = 64 * 1024 * 1024;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads one JSON array as a whole. Where it is broken, nothing of it is read: NDJSON and CSV lose one record. */
export function jsonArrayParser(): RecordParser {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    push(chunk) {
      size += chunk.length;
      if (size > mostBytes)
        return stop(1, "a JSON list above 64 MB is not read: save one record a line (.ndjson)");
      chunks.push(chunk);
      return [];
    },
    end: () => readList(Buffer.concat(chunks)),
  };
}

function readList(bytes: Uint8Array): CatalogueItem[] {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return stop(1, "the text is not UTF-8: save the file as UTF-8");
  }
  if (text.trim() === "") return stop(1, "the file is empty");
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return stop(
      faultyLine(text, error),
      `the list is not valid JSON, so nothing of it was read: ${error.message}`,
    );
  }
  if (!Array.isArray(list))
    return stop(1, "a JSON file must be a list in [ ]; one record a line is NDJSON (.ndjson)");
  const elements = elementsOf(text);
  return list.map((value: unknown, at) => {
    const { line = 1, length = 0 } = elements[at] ?? {};
    return length > maxRecordBytes ? { line, error: tooLarge } : { line, value };
  });
}

function stop(line: number, error: string): CatalogueItem[] {
  return [{ line, error, stops: true }];
}

/** V8 says where in the text; of a text that ends too early it does not. */
function faultyLine(text: string, { message }: SyntaxError): number {
  const at = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, at === undefined ? undefined : Number(at)).split("\n").length;
}

/** The line on which each element of a valid list begins, and its number of characters. */
function elementsOf(text: string): { line: number; length: number }[] {
  const elements: { line: number; length: number }[] = [];
  let [depth, line, start] = [0, 1, 0];
  let current: { line: number; length: number } | undefined;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]+|\\.)*"|[[\]{},\n]|[^\s"[\]{},]+/g)) {
    if (token === "\n") line += 1;
    else if (depth === 1 && (token === "," || token === "]")) {
      if (current) current.length = index - start;
      current = undefined;
    } else if (depth === 1 && !current) {
      start = index;
      elements.push((current = { line, length: 0 }));
    }
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
  }
  return elements;
}

/** One JSON record per line; empty lines are skipped. A broken line does not affect the others. */
export function ndjsonParser(): RecordParser {
  const splitter = new LineSplitter();
  return {
    push: (chunk) => splitter.push(chunk).flatMap(toItem),
    end: () => splitter.end().flatMap(toItem),
  };
}

function toItem(line: Line): CatalogueItem[] {
  if (line.error !== undefined) return [line];
  return line.text.trim() === "" ? [] : [parseJsonItem(line.line, line.text)];
}
