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

/**
 * Whether these digits are a pin code, and so no amount of money: that of a known place; any six that begin with 1 to 8 where
 * they are all that was typed; and beside other words those that nobody would name as a price in rupees.
 */
export function isPin(text: string, isAlone: boolean): boolean {
  return /^[1-8]\d{5}$/.test(text) && (isAlone || !text.endsWith("000") || named.has(text));
}
