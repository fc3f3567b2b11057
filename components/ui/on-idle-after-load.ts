import { onIdle } from "./on-idle";

/** Calls `callback` once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function onIdleAfterLoad(callback: () => void): () => void {
  const stop = new AbortController();
  const whenLoaded = () => stop.signal.addEventListener("abort", onIdle(callback));
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true, signal: stop.signal });
  return () => stop.abort();
}
