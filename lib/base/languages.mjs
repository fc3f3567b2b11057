/**
 * The languages of the site besides English. A new one is a name here, after which the compiler names each place that needs a word
 * (CONTRIBUTING.md, "A fourth language").
 */
export const otherLanguages = /** @type {const} */ (["te", "hi"]);

/** Their names in addresses, as a part of a regular expression. */
export const anyOther = otherLanguages.join("|");
