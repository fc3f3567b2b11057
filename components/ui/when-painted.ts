import { afterNextFrame } from "./after-next-frame";

/**
 * Calls `go` once, when the browser has nothing else to do: what changed is painted by then. Unlike an idle callback it
 * doesn't wait for a later frame, and a tab in the background calls it too. Returns how to call it off.
 */
export function whenPainted(go: () => void): () => void {
  if (!("scheduler" in window)) return afterNextFrame(go);
  const stop = new AbortController();
  const once = () => {
    if (!stop.signal.aborted) go();
  };
  // The promise tells of what `go` throws, which belongs to nobody who waits here: it is reported as any other error.
  void scheduler.postTask(once, { priority: "background" });
  return () => stop.abort();
}
