/** The bytes with a meaning in JSON. */
export const code = {
  newline: 10,
  quote: 34,
  comma: 44,
  colon: 58,
  openArray: 91,
  backslash: 92,
  closeArray: 93,
  openObject: 123,
  closeObject: 125,
} as const;

export function isSpace(byte: number): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

/**
 * Removes the closing bracket `byte` from `open`, the brackets still needed, with those that are missing inside it.
 * False if the brackets don't match: the record is broken.
 */
export function closeBracket(open: number[], byte: number): boolean {
  if (open.at(-1) === byte) {
    open.pop();
    return true;
  }
  const at = open.lastIndexOf(byte);
  if (at !== -1) open.length = at;
  return false;
}
