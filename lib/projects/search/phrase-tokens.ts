/** A word, a number, or a mark between them; in lower case. */
export type Token = { text: string; isNumber: boolean; isMark: boolean };

/** "Rupees", alone or before an amount. */
const rupeesInScript = /(?<![\p{L}\p{M}])(?:రూ|రూపాయలు|రూపాయల|रु|रू|रुपये|रुपए|रूपये|रूपए)(?![\p{L}\p{M}])\.?/gu;

/**
 * A registration number as the authorities write it (`P02400001234`, `PRM/KA/RERA/1251/446/PR/190314/002448`), or a long one that
 * begins with 0: a name, and never an amount.
 */
const registration =
  /(?<![\p{L}\p{M}\p{N}])(?:[a-z]{1,4}\d{8,20}|[a-z]{2,12}(?:\/[a-z0-9]{1,12}){3,12}|0\d{5,20})/u;
const parts = new RegExp(`${registration.source}|\\d+(?:\\.\\d+)?|[\\p{L}\\p{M}]+|[-+/&,]`, "gu");

/** At most so many words are read: nobody types more, and what stands in an address is anybody's. */
const mostTokens = 40;

/**
 * The words and numbers of a phrase: `2bhk` are two of them, `75,00,000` is one; marks that mean something stay (`-`, `+`,
 * `/`, `&`, `,`), all others go.
 */
export function phraseTokens(text: string): Token[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[०-९౦-౯]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6))
    .replace(/[\u200b-\u200d'’`]/g, "")
    .replace(/₹|\b(?:rs|inr|rupees|rupayalu|rupayala|rupaye)\b\.?|\/-/g, " ")
    .replace(rupeesInScript, " ")
    .replace(/[<\u2264]/g, " under ")
    .replace(/[>\u2265]/g, " above ")
    .replace(/[–—]/g, "-")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
    .replace(/(?<=\d),(?=\d{2,3}(?:\D|$))/g, "");
  const found = plain.match(parts) ?? [];
  return found.slice(0, mostTokens).map((text) => ({
    text,
    isNumber: /^(?!0\d{5})\d/.test(text),
    isMark: /^[-+/&,]$/.test(text),
  }));
}
