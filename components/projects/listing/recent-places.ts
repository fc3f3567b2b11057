/** The places that were chosen last, on this device only; the privacy policy names them. */
const storageKey = "zerokey-places";
const most = 5;

/** Newest first; none where the browser keeps nothing. */
export function readRecentPlaces(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function storeRecentPlace(name: string): void {
  try {
    const others = readRecentPlaces().filter((other) => other !== name);
    localStorage.setItem(storageKey, JSON.stringify([name, ...others].slice(0, most)));
  } catch {
    // Without storage there are no recent places.
  }
}
