import { TooBusy } from "@/lib/process/work-slots";

type Waiting = { key: string; start: () => void };

/**
 * Runs at most `slots` tasks at once. What somebody waits for goes before what nobody waits for; each kind in its order. A
 * task beyond `queue` is rejected with `TooBusy`.
 */
export class Lanes {
  readonly #limits: { slots: number; queue: number };
  #running = 0;
  #urgent: Waiting[] = [];
  #patient: Waiting[] = [];

  constructor(limits: { slots: number; queue: number }) {
    this.#limits = limits;
  }

  async run<T>(key: string, isUrgent: boolean, task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.slots) {
      if (this.#urgent.length + this.#patient.length >= this.#limits.queue) throw new TooBusy();
      await new Promise<void>((start) => (isUrgent ? this.#urgent : this.#patient).push({ key, start }));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      // A finished task hands its slot on, so that a later one can't take it first.
      const next = this.#urgent.shift() ?? this.#patient.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  /** Somebody waits for this task now. */
  hurry(key: string): void {
    const index = this.#patient.findIndex((one) => one.key === key);
    if (index !== -1) this.#urgent.push(...this.#patient.splice(index, 1));
  }
}
