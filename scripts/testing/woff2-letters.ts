import { brotliDecompressSync } from "node:zlib";

/** Tables whose place in the list of known tags we need, and those that are stored in another form. */
const cmap = 0;
const transformed = new Set([10, 11]);
const arbitraryTag = 63;

/** The characters that a WOFF2 file has glyphs for (its `cmap` in format 4: up to U+FFFF). */
export function readLetters(file: Buffer): Set<string> {
  let at = 48;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: number | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === arbitraryTag) at += 4;
    const length = readNumber();
    const isTransformed = transformed.has(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (tag === cmap) found = start;
    start += isTransformed ? readNumber() : length;
  }
  if (found === undefined) throw new Error("The font has no cmap");
  return lettersOf(brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(found));
}

function lettersOf(table: Buffer): Set<string> {
  const letters = new Set<string>();
  for (let entry = 0; entry < table.readUInt16BE(2); entry++) {
    const sub = table.subarray(table.readUInt32BE(4 + entry * 8 + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
    const bytes = sub.readUInt16BE(6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const last = sub.readUInt16BE(14 + segment);
      const first = sub.readUInt16BE(16 + bytes + segment);
      for (let code = first; code <= last && code < 0xffff; code++) letters.add(String.fromCharCode(code));
    }
  }
  return letters;
}
