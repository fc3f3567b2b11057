// Typed text is cleaned rather than refused: a lead is worth more than a stray character. The removed characters can't
// be
// stored (a zero byte, half of a surrogate pair) or change the order in which text is shown.
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** One line of text: no controls, every run of white space a single blank. */
export function cleanLine(text: string): string {
  return text.replace(unwanted, "").replace(/\s+/g, " ").trim();
}

/** Text of several lines: no controls, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unwanted, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
