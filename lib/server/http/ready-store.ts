import type { Encoding } from "./encodings";

/** One form of a body, ready to be sent: `head` are its headers, name and value in turn. */
export type ReadyBody = { bytes: Buffer; tag: string; head: string[]; bareHead: string[] };

/**
 * A page that can be sent as it is, without the headers of one sending. `version`: of the catalogue it shows. `madeAt`, `freshUntil`: in milliseconds.
 */
export type ReadyPage = {
  key: string;
  address: string;
  isData: boolean;
  status: number;
  headers: string[];
  bodies: Partial<Record<Encoding, ReadyBody>>;
  version: number;
  madeAt: number;
  freshUntil: number;
  isBest: boolean;
};

type Slot = { page: ReadyPage; bytes: number; asked: number; askedAt: number };

/** After this time without being asked, what was asked before counts half. In milliseconds. */
const halfLifeMs = 10 * 60_000;
/** What an entry costs beside its bodies, roughly. */
const overheadBytes = 2_000;
/** As many addresses are remembered for each page: campaigns invent them without end. */
const addressesAPage = 8;

/**
 * Pages by key, and by the addresses that visitors used, within `maxBytes`. When it is full, the page that was asked least
 * goes, and older asking counts less: whoever enumerates addresses pushes out his own.
 */
export class ReadyStore {
  readonly #slots = new Map<string, Slot>();
  readonly #addresses = new Map<string, string>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The page of a key; `asks` counts it as asked for by a visitor. */
  get(key: string, now: number, asks = true): ReadyPage | undefined {
    const slot = this.#slots.get(key);
    if (slot && asks) {
      slot.asked = weight(slot, now) + 1;
      slot.askedAt = now;
    }
    return slot?.page;
  }

  /** The page of an address exactly as a visitor wrote it, if it was asked by that one before. */
  byAddress(address: string, now: number): ReadyPage | undefined {
    const key = this.#addresses.get(address);
    return key === undefined ? undefined : this.get(key, now);
  }

  /** Remembers that this address shows that page, so that it needs not be read again. */
  name(address: string, key: string): void {
    const max = this.#slots.size * addressesAPage + 1_000;
    if (this.#addresses.size >= max) {
      const oldest = this.#addresses.keys().next().value;
      if (oldest !== undefined) this.#addresses.delete(oldest);
    }
    this.#addresses.set(address, key);
  }

  /** Keeps a page in place of an older one. One that alone is an eighth of the room is not kept. */
  set(page: ReadyPage, now: number): void {
    const before = this.#slots.get(page.key);
    const bytes = sizeOf(page);
    if (bytes > this.maxBytes / 8) return void this.delete(page.key);
    this.#bytes += bytes - (before?.bytes ?? 0);
    this.#slots.set(page.key, {
      page,
      bytes,
      asked: before ? weight(before, now) : 1,
      askedAt: now,
    });
    while (this.#bytes > this.maxBytes) this.#dropLeastAsked(page.key, now);
  }

  /** Counts a page again whose bodies have changed. */
  resize(key: string, now: number): void {
    const slot = this.#slots.get(key);
    if (slot) this.set(slot.page, now);
  }

  delete(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#bytes -= slot.bytes;
    this.#slots.delete(key);
  }

  /** Of the pages that `test` wants and that were asked `least` times of late, the one asked most. */
  mostAsked(test: (page: ReadyPage) => boolean, least: number, now: number): ReadyPage | undefined {
    let found: ReadyPage | undefined;
    let most = least;
    for (const slot of this.#slots.values()) {
      const own = weight(slot, now);
      if (own < most || !test(slot.page)) continue;
      most = own;
      found = slot.page;
    }
    return found;
  }

  #dropLeastAsked(except: string, now: number): void {
    let least: string | undefined;
    let lowest = Infinity;
    for (const [key, slot] of this.#slots) {
      const own = key === except ? Infinity : weight(slot, now);
      if (own >= lowest) continue;
      lowest = own;
      least = key;
    }
    this.delete(least ?? except);
  }
}

function weight({ asked, askedAt }: Slot, now: number): number {
  return asked * 0.5 ** ((now - askedAt) / halfLifeMs);
}

function sizeOf({ bodies }: ReadyPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, overheadBytes);
}
