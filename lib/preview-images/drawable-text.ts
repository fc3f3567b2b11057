/**
 * Characters that can't be drawn: Lato as its package ships it has Latin, its accents, dashes and quotes, and
 * `indic-text.ts` draws Telugu and Devanagari. For others `next/og` would request a font from a server on the internet,
 * so they are removed.
 */
const undrawable =
  /[^\p{Script=Telugu}\p{Script=Devanagari}\u0964\u0965 -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]/gu;
const accents = /\p{Mn}/gu;
/** Latin characters in a form that the font lacks, with their replacement. */
const respelt: Record<string, string> = { "\u2212": "-", "\u2010": "-", "\u2011": "-", "\u20b9": "Rs " };

/**
 * The part of a text that can be drawn, on one line: `Keystone తెల్లాపూర్` stays, `Homes 🏡` is `Homes`, `Ā` is `A`.
 * Empty for a text in a script of which we have no letters. Prices keep their `₹`, which the card draws itself.
 */
export function toDrawable(text: string, keep = ""): string {
  return [...text.normalize("NFC")]
    .map((letter) => (keep.includes(letter) ? letter : toLatin(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .replace(/^[\s,–—-]+|[\s,–—-]+$/g, "");
}

function toLatin(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  const spelt = respelt[letter] ?? letter;
  if (!spelt.match(undrawable)) return spelt;
  return spelt.normalize("NFKD").replace(accents, "").replace(undrawable, "");
}
