/** A fifth project was asked for; the bar says that four are enough. Toggle and bar are far apart and loaded apart. */
const eventName = "zerokey-compare-full";

export function tellCompareFull(): void {
  dispatchEvent(new Event(eventName));
}

/** Returns how to stop listening. */
export function onCompareFull(act: () => void): () => void {
  addEventListener(eventName, act);
  return () => removeEventListener(eventName, act);
}
