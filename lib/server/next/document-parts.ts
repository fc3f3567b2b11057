/**
 * A document in its order: each `<script>` with its text is a part by itself, and so is the markup between two of them.
 * In one piece a page is longer than what V8 makes room for among its young values: each step that copies it would take
 * fresh memory from the system, which cost more than all else that the server does with a page (docs/performance.md).
 */
export type Parts = readonly string[];

const begin = "<script";
const end = "</script>";

export function partsOf(document: Buffer | string): string[] {
  const bytes = typeof document === "string" ? Buffer.from(document) : document;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const from = bytes.indexOf(begin, at);
    const last = from < 0 ? -1 : bytes.indexOf(end, from);
    const markupEnd = last < 0 ? bytes.length : from;
    const scriptEnd = last < 0 ? bytes.length : last + end.length;
    if (markupEnd > at) parts.push(bytes.toString("utf8", at, markupEnd));
    if (scriptEnd > markupEnd) parts.push(bytes.toString("utf8", markupEnd, scriptEnd));
    at = scriptEnd;
  }
  return parts;
}

export function bytesOf(parts: Parts): Buffer {
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [place, part] of parts.entries()) {
    bytes.write(part, at);
    at += lengths[place] ?? 0;
  }
  return bytes;
}

/** Whether a part is a script. */
export function isScriptPart(part: string): boolean {
  return part.startsWith(begin);
}
