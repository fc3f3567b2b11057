/** The toggle announces that the comparison is full; the bar, elsewhere on the page and loaded later, says so. */
const eventName = "zerokey-compare-limit";

export function announceCompareLimit(): void {
  dispatchEvent(new Event(eventName));
}

/** Returns a function that stops listening. */
export function onCompareLimit(listener: () => void): () => void {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}
