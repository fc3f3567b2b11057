/** Calls `callback` once the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function onIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  // Safari does not tell.
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}
