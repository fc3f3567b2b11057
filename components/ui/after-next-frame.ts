/** A tab in the background has no frames. */
const latestMs = 500;

/** Calls `go` once, when the frame that comes next has been painted. Returns how to call it off. */
export function afterNextFrame(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const once = () => {
    cancel();
    go();
  };
  const frame = requestAnimationFrame(() => (timer = setTimeout(once)));
  const late = setTimeout(once, latestMs);
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(late);
  }
  return cancel;
}

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
