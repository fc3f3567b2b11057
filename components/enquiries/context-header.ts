/** Servers take some 8 to 16 KB of headers in all; a lead must not be lost to a long address. */
const mostChars = 4_000;

/**
 * The header `Lead-Context`: form encoding, which is ASCII whatever was typed. What would make it too long is left out,
 * so the parts come in the order of their worth.
 */
export function toContextHeader(parts: Record<string, string | number | undefined>): string {
  let text = "";
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === "") continue;
    const part = new URLSearchParams({ [name]: String(value) }).toString();
    if (text.length + part.length < mostChars) text += (text && "&") + part;
  }
  return text;
}
