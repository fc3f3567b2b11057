/** Too much of this kind is at work or waits: of one visitor (`isOwn`), or of all. */
export class Overload extends Error {
  constructor(readonly isOwn: boolean) {
    super(isOwn ? "Too many requests came from one connection." : "Too much is waiting already.");
    this.name = "Overload";
  }
}

export type FairLimits = {
  /** At work at once, of all visitors and of one. */
  slots: number;
  perClient: number;
  /** Waiting, of all and of one. */
  queue: number;
  queuePerClient: number;
  /** What has waited longer is refused. In milliseconds. */
  patienceMs: number;
};

/** `since`: by a clock that nobody sets. */
type Waiting = { start: () => void; refuse: (error: Overload) => void; since: number };
type Client = { running: number; waiting: Waiting[] };

/**
 * Work that costs, in few slots. Visitors take turns, however much one of them asks: a slot that becomes free goes to
 * whoever has waited longest since his last turn.
 */
export class FairSlots {
  readonly #limits: FairLimits;
  /** In the order of their turns. */
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const client = this.#clientOf(name);
    try {
      await this.#enter(client);
    } catch (error) {
      this.#forget(name, client);
      throw error;
    }
    try {
      return await task();
    } finally {
      client.running -= 1;
      this.#running -= 1;
      this.#forget(name, client);
      this.#next();
    }
  }

  /** How many visitors have something at work or waiting. */
  get size(): number {
    return this.#clients.size;
  }

  #forget(name: string, { running, waiting }: Client): void {
    if (running === 0 && waiting.length === 0) this.#clients.delete(name);
  }

  #clientOf(name: string): Client {
    const known = this.#clients.get(name);
    if (known) return known;
    const client: Client = { running: 0, waiting: [] };
    this.#clients.set(name, client);
    return client;
  }

  async #enter(client: Client): Promise<void> {
    const { slots, perClient, queue, queuePerClient } = this.#limits;
    if (this.#running < slots && client.running < perClient && client.waiting.length === 0) {
      this.#take(client);
      return;
    }
    if (client.waiting.length >= queuePerClient) throw new Overload(true);
    if (this.#waiting >= queue) throw new Overload(false);
    return new Promise((start, refuse) => {
      this.#waiting += 1;
      client.waiting.push({ start, refuse, since: performance.now() });
    });
  }

  #take(client: Client): void {
    client.running += 1;
    this.#running += 1;
  }

  #next(): void {
    for (const [name, client] of this.#clients) {
      if (this.#running >= this.#limits.slots) return;
      this.#refuseLate(client);
      if (client.running >= this.#limits.perClient) continue;
      const first = client.waiting.shift();
      if (!first) continue;
      this.#waiting -= 1;
      this.#take(client);
      // Its next turn comes after everybody else's.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      first.start();
    }
  }

  #refuseLate(client: Client): void {
    const latest = performance.now() - this.#limits.patienceMs;
    while (client.waiting[0] && client.waiting[0].since < latest) {
      client.waiting.shift()?.refuse(new Overload(false));
      this.#waiting -= 1;
    }
  }
}
