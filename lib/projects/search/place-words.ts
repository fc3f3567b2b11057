import placeWords from "@/content/places/place-words.json";
import { scriptForm } from "./script-form";
import { squeeze } from "./search-text";

/*
 * What else a search in words may call a place, which the file has behind its name: its pin codes, and its name in Telugu
 * and in Devanagari, in each spelling that scriptForm doesn't make another's. A pin code may be that of several places; it
 * is that of the post office of the name, and none of other places of the same name (NOTICE has the sources).
 */

const named = new Map<string, string[]>();
for (const [name = "", ...words] of placeWords) {
  for (const word of words.map((one) => scriptForm(squeeze(one))))
    named.set(word, [...(named.get(word) ?? []), name]);
}

/** "In", "of" and "to", which Telugu writes at the end of a name. */
const within = /(?:లో(?:ని)?|కి|కు)$/;

/** The places that a pin code or a name in another script stands for. */
export function placesCalled(words: string): readonly string[] {
  const key = squeeze(words);
  return named.get(scriptForm(key)) ?? named.get(scriptForm(key.replace(within, ""))) ?? [];
}

/** Whether this is a pin code of a known place: it is no amount of money then. */
export function isKnownPin(text: string): boolean {
  return /^\d{6}$/.test(text) && named.has(text);
}
