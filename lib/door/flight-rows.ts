import { headReader, withoutHead } from "./head-data";

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
  /** The document without its data, and where they stood in it. */
  rest: string;
  place: number;
};

const call =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^]*?\])\)<\/script>/g;

const start = "(self.__next_f=self.__next_f||[]).push([0])";
/** Hands React the data that stand just before it: markup of others can't bring any. */
export const flightReader = `${start};self.__next_f.push([1,(${headReader})(document.currentScript.previousElementSibling.textContent)])`;

/** Rows of bytes: their data are not lines. */
const binary = /[AOosbULlGgMmV]/;

/** `null` when a document has no data, or others than these. */
export function readFlight(document: string): Flight | null {
  let text = "";
  let place = -1;
  let isKnown = true;
  const rest = document.replace(call, (_, json: string, at: number) => {
    const [kind, piece] = readCall(json);
    if (kind === 1 && typeof piece === "string") text += piece;
    else if (kind !== 0) isKnown = false;
    if (place < 0) place = at;
    return "";
  });
  const rows = isKnown && text ? readRows(Buffer.from(text)) : null;
  return rows && { rows, rest, place };
}

export function writeFlight({ rows, rest, place }: Flight): string {
  const text = rows
    .map(({ id, tag, text }) =>
      tag === "T" ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${text}\n`,
    )
    .join("");
  // As text it needs no second escaping; only in JSON can what an HTML parser changes be written otherwise.
  const isJson = rows.every(({ tag, text }) => tag !== "T" || !/[<\r\0]/.test(text));
  const calls = isJson
    ? `<script type="application/json">${withoutHead(text, rest).replaceAll("<", "\\u003c")}</script><script>${flightReader}</script>`
    : `<script>${start}</script><script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})</script>`;
  return rest.slice(0, place) + calls + rest.slice(place);
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
