import type { CatalogueItem, RecordParser } from "./catalogue-item";
import { LineSplitter, type Line } from "./line-splitter";
import { parseJsonItem } from "./record-buffer";

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
