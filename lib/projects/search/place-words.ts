import { placeWords } from "@/content/places/place-words";
import { squeeze } from "./search-text";

const named = new Map<string, string[]>();
for (const [name, ...words] of placeWords) {
  for (const word of words.map(squeeze)) named.set(word, [...(named.get(word) ?? []), name]);
}

/** "In", which Telugu writes at the end of a name. */
const within = /లో$/;

/** The places that a pin code or a name in another script stands for. */
export function placesCalled(words: string): readonly string[] {
  const key = squeeze(words);
  return named.get(key) ?? named.get(key.replace(within, "")) ?? [];
}

/** Whether this is a pin code of a known place: it is no amount of money then. */
export function isKnownPin(text: string): boolean {
  return /^\d{6}$/.test(text) && named.has(text);
}
