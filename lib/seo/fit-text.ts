/** At most `longest` characters, cut between words, or else between whole letters with their marks. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const lastSpace = text[longest - 1] === " " ? longest - 1 : cut.lastIndexOf(" ");
  const whole = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : wholeLetters(text, longest - 1);
  return `${whole.replace(/[\s,:;–—-]+$/, "")}…`;
}

/** The first candidate that exists and fits. */
export function firstFitting(
  candidates: readonly (string | null | undefined | false)[],
  longest: number,
): string | null {
  return candidates.find((text): text is string => Boolean(text) && String(text).length <= longest) ?? null;
}

/** `start`, then each further sentence that still fits, in their order. */
export function joinFitting(start: string, sentences: readonly string[], longest: number): string {
  return sentences.filter(Boolean).reduce((text, sentence) => {
    const longer = text ? `${text} ${sentence}` : sentence;
    return longer.length <= longest ? longer : text;
  }, start);
}

function wholeLetters(text: string, longest: number): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept;
}
