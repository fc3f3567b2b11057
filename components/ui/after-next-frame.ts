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
