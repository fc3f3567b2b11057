/** Servers accept 8 to 16 KB of headers in all; a lead must not be refused because a page's address is long. */
const mostChars = 4_000;

/**
 * The header `Lead-Context`, form encoded and therefore ASCII. Parts that would make it too long are left out, so the
 * most important come first.
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
