import type { Parts } from "./document-parts";
import { withoutHead } from "./head-data";

/**
 * React's data for a document ("flight"), as Next writes it: rows of `id:data` in pieces, each an argument of a call.
 * Rows of JSON are models: in them `["$", type, key, props]` is an element, and `"$Lid"`, `"$id"` or `"$id:a:b"` name
 * another row or a part of it.
 */
export type Row = {
  id: string;
  /** Empty for a model, `T` for text of a told length, another capital letter for what only React reads. */
  tag: string;
  text: string;
};

export type Flight = {
  rows: Row[];
  /** The document without its data, and before which of its parts they stood. */
  rest: string[];
  place: number;
};

const call =
  /^<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^]*\])\)<\/script>$/;

const start = "(self.__next_f=self.__next_f||[]).push([0])";
/** Around data that are text: their scripts read them when they come (`components/layout/page-data.ts`). */
export const dataStart = '<script type="application/json">';

/** Half of a letter that takes two places: Next ends no piece there. */
const endsWithinLetter = /[\ud800-\udbff]$/;

/** Rows of bytes: their data are not lines. */
const binary = /[AOosbULlGgMmV]/;

/** `null` when a document has no data, or others than these. */
export function readFlight(document: Parts): Flight | null {
  const pieces: Buffer[] = [];
  const rest: string[] = [];
  let place = -1;
  for (const part of document) {
    const [, json] = call.exec(part) ?? [];
    if (json === undefined) {
      rest.push(part);
      continue;
    }
    const [kind, piece] = readCall(json);
    if (kind === 1 && typeof piece === "string" && !endsWithinLetter.test(piece))
      pieces.push(Buffer.from(piece));
    else if (kind !== 0) return null;
    if (place < 0) place = rest.length;
  }
  const rows = readRows(Buffer.concat(pieces));
  return rows?.[0] ? { rows, rest, place } : null;
}

export function writeFlight({ rows, rest, place }: Flight): string[] {
  const texts = rows.map(({ id, tag, text }) =>
    tag === "T" ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${text}\n`,
  );
  // As text it needs no second escaping; only in JSON can what an HTML parser changes be written otherwise.
  const isJson = rows.every(({ tag, text }) => tag !== "T" || !/[<\r\0]/.test(text));
  const calls = isJson
    ? [`${dataStart}${withoutHead(texts, rest).map(escaped).join("")}</script>`]
    : [
        `<script>${start}</script>`,
        `<script>self.__next_f.push(${escaped(JSON.stringify([1, texts.join("")]))})</script>`,
      ];
  return [...rest.slice(0, place), ...calls, ...rest.slice(place)];
}

function escaped(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function readCall(json: string): unknown[] {
  try {
    return JSON.parse(json) as unknown[];
  } catch {
    return [];
  }
}

function readRows(data: Buffer): Row[] | null {
  const rows: Row[] = [];
  for (let at = 0; at < data.length;) {
    const colon = data.indexOf(":", at);
    const id = data.toString("latin1", at, colon);
    const tag = String.fromCharCode(data[colon + 1] ?? 0);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id) || binary.test(tag)) return null;
    const begin = tag === "T" ? data.indexOf(",", colon) + 1 : colon + 1;
    const end =
      tag === "T"
        ? begin + Number.parseInt(data.toString("latin1", colon + 2, begin - 1), 16)
        : data.indexOf("\n", begin);
    if (!(begin > colon && end >= begin && end <= data.length)) return null;
    rows.push({ id, tag: /[A-Z]/.test(tag) ? tag : "", text: data.toString("utf8", begin, end) });
    at = tag === "T" ? end : end + 1;
  }
  return rows;
}
