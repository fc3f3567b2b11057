import { processSlot } from "./process-state.mjs";

/** A timer that is so late was kept waiting by this process. In milliseconds. */
export const busyMs = 200;

/** What was asked has answered nobody for too long. */
export class NoAnswer extends Error {
  constructor(name: string) {
    super(`${name} hangs: nothing was answered in time.`);
    this.name = "NoAnswer";
  }
}

/**
 * `name`: of what is asked, for the log. Silence of `silentMs` breaks the circuit; then one question each `restMs` is let through.
 * `probe`: a question that costs nothing, which may take `probeMs`; its answer shows that the silence is of one that takes long.
 */
type CircuitOptions = {
  name: string;
  silentMs: number;
  restMs?: number;
  probe?: () => Promise<unknown>;
  probeMs?: number;
};

/**
 * Questions to another program that may hang. One alone may take long; but when nothing at all was answered for a while, all
 * that wait are given up and all that come are refused at once, so that nobody waits once for each part of a page. Once a
 * second the probe, or without one a question, is still asked, and its answer mends the circuit.
 */
export class Circuit {
  readonly #options: CircuitOptions & { restMs: number; probeMs: number };
  #probing: Promise<boolean> | null = null;
  // Times of a clock that nobody sets.
  #answeredAt = 0;
  #triedAt = 0;
  #isBroken = false;

  constructor(options: CircuitOptions) {
    this.#options = { restMs: 1_000, probeMs: 500, ...options };
  }

  /** Resolves or rejects as what is asked does; rejects with `NoAnswer` when it hangs. */
  async run<T>(ask: () => Promise<T>): Promise<T> {
    this.check();
    // What is asked without a probe is the try itself: nothing may come between.
    if (this.#isBroken && this.#options.probe) await this.#probeFirst();
    const askedAt = (this.#triedAt = performance.now());
    const asked = ask();
    let isOver = false;
    let callOff = () => {};
    const silence = new Promise<never>((_, reject) => {
      const wait = (ms: number) => (callOff = afterReading(ms, decide));
      const decide = () => {
        const since = performance.now() - Math.max(askedAt, this.#answeredAt);
        if (since < this.#options.silentMs) return void wait(this.#options.silentMs - since + 1);
        void this.#isAlive().then((isAlive) => {
          // The answer may have come while the probe was asked: nobody waits for it any more.
          if (isOver) return;
          if (isAlive) return void wait(this.#options.silentMs);
          this.#isBroken = true;
          this.#triedAt = performance.now();
          reject(new NoAnswer(this.#options.name));
        });
      };
      wait(this.#options.silentMs);
    });
    silence.catch(() => undefined);
    const heard = () => {
      const now = performance.now();
      if (now - askedAt >= this.#options.silentMs) return;
      this.#answeredAt = now;
      this.#isBroken = false;
    };
    asked.then(heard, heard);
    try {
      return await Promise.race([asked, silence]);
    } finally {
      isOver = true;
      callOff();
    }
  }

  /** Whoever is let through while it is broken waits no longer than a probe does. */
  async #probeFirst(): Promise<void> {
    this.#triedAt = performance.now();
    if (!(await this.#isAlive())) throw new NoAnswer(this.#options.name);
    this.#isBroken = false;
  }

  /** Whether the probe is answered, well or badly; all that wait ask it together. Without one silence is an answer. */
  async #isAlive(): Promise<boolean> {
    const { probe, probeMs } = this.#options;
    if (!probe) return false;
    this.#probing ??= answeredWithin(probe(), probeMs).finally(() => {
      this.#probing = null;
    });
    const isAlive = await this.#probing;
    if (isAlive) this.#answeredAt = performance.now();
    return isAlive;
  }

  /** Throws `NoAnswer` while it is broken and it is nobody's turn to try. */
  check(): void {
    if (this.#isBroken && performance.now() - this.#triedAt < this.#options.restMs)
      throw new NoAnswer(this.#options.name);
  }
}

function answeredWithin(asked: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const callOff = afterReading(ms, () => resolve(false));
    const heard = () => {
      callOff();
      resolve(true);
    };
    asked.then(heard, heard);
  });
}

/** Calls `act` after `ms`, when answers that came while this process was busy have been read. Returns what calls it off. */
function afterReading(ms: number, act: () => void): () => void {
  const due = performance.now() + ms;
  let immediate: NodeJS.Immediate | undefined;
  let timer = setTimeout(() => {
    const wasBusy = performance.now() - due > busyMs;
    if (wasBusy) timer = setTimeout(act, busyMs).unref();
    else immediate = setImmediate(act);
  }, ms).unref();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** A page that needs a backend that hangs is given up within 3 seconds, as with a database. */
const silentMs = 1_500;

const circuits = processSlot("backend circuits", () => new Map<string, Circuit>()).current;

/** The circuit of the backend with this address, one in the process: whichever call finds it hanging, all know. */
export function backendCircuit(baseUrl: string): Circuit {
  const known = circuits.get(baseUrl) ?? new Circuit({ name: "The backend", silentMs });
  circuits.set(baseUrl, known);
  return known;
}
