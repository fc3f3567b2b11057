/** Nothing can be started now, and the queue is full. */
export class TooBusy extends Error {
  constructor() {
    super("Too much is waiting already.");
    this.name = "TooBusy";
  }
}

/**
 * Runs at most `slots` tasks at once; `queue` more wait, in their order. Beyond that it rejects with `TooBusy`, so that
 * no crowd of robots can fill the memory.
 */
export function workSlots({ slots, queue }: { slots: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= slots) {
      if (waiting.length >= queue) throw new TooBusy();
      // Whoever ends hands its place over, so that nobody who comes later gets it first.
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
