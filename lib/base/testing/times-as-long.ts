const runs = 3;
/** Below it the clock tells more of itself than of the work. */
const leastMs = 0.05;

/**
 * How many times as long one work takes as another. To be asked of a hostile text and a plain one of the same length: the other
 * work of the machine and of the engine falls on both, and the shortest of several runs is taken.
 */
export function timesAsLong(hostile: () => unknown, plain: () => unknown): number {
  return shortest(hostile) / shortest(plain);
}

function shortest(work: () => unknown): number {
  const taken = Array.from({ length: runs }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.max(leastMs, Math.min(...taken));
}
