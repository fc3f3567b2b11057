/** All slots are in use and the queue is full. */
export class TooBusy extends Error {
  constructor() {
    super("Too much is waiting already.");
    this.name = "TooBusy";
  }
}

/**
 * Runs at most `slots` tasks at once; up to `queue` more wait in order. Any further one is rejected with `TooBusy`, so
 * that many requests at once can't fill the memory.
 */
export function workSlots({ slots, queue }: { slots: number; queue: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= slots) {
      if (waiting.length >= queue) throw new TooBusy();
      // A finished task passes its slot to the next one, so that a later task can't take it first.
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
