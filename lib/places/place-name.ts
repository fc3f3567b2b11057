import { placeAliases } from "@/content/places/place-aliases";

const currentNames = new Map(
  placeAliases.flatMap(([name, ...others]) =>
    [name, ...others].map((other) => [plain(other), name] as const),
  ),
);

/** Letter case, hyphens and dots aside, with single spaces. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s.\-–]+/g, " ")
    .trim();
}

/** A place's name in the spelling of this site where it is known under several; else as it was given. */
export function currentPlaceName(name: string): string {
  return currentNames.get(plain(name)) ?? name;
}

/** A place's name for comparisons: lower case, single spaces, the current name in place of another one. */
export function placeKey(name: string): string {
  return currentPlaceName(name).trim().toLowerCase().replace(/\s+/g, " ");
}

/** All keys under which a place may stand in the catalogue, which may hold names of before it had one spelling. */
export function placeKeys(name: string): string[] {
  const current = currentPlaceName(name);
  const others = placeAliases.find(([first]) => first === current) ?? [];
  return [placeKey(name), ...others.map((other) => other.toLowerCase())];
}

/** A text with the current names in place of others, as whole words: "3 bhk bangalore" is "3 bhk Bengaluru". */
export function withCurrentNames(text: string): string {
  const words = plain(text).split(" ");
  const named: string[] = [];
  for (let at = 0; at < words.length;) {
    const longest = [3, 2, 1].find((length) => currentNames.has(words.slice(at, at + length).join(" "))) ?? 0;
    named.push(longest ? currentPlaceName(words.slice(at, at + longest).join(" ")) : (words[at] ?? ""));
    at += longest || 1;
  }
  return named.join(" ");
}
