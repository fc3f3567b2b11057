import type { KeptAddress } from "@/lib/server/cache/kept-address";
import { catalogueSeen, type RequestContext } from "@/lib/process/process-state.mjs";
import type { Answer } from "./captured-answer";
import { compress } from "./encodings";
import { Lanes } from "./lanes";
import { isKeepable, plainText, readyBody, toReadyPage } from "./ready-page";
import { ReadyStore, type ReadyPage } from "./ready-store";

/** An answer of Next, and what is known of the request that it was made for. */
type Made = { answer: Answer; request: RequestContext };

/** Asks Next for a page on nobody's behalf. `id`: of the request that needs it first. */
export type MakePage = (kept: KeptAddress, id: string) => Promise<Made>;

/** A page that is kept, or an answer for this time only. */
export type Found = { page: ReadyPage } | Made;

/** New pages wait for the database together; at most two older ones are made again at a time. */
const making = { slots: 8, queue: 500 };
const remaking = { slots: 2, queue: 5_000 };
/** The id of what is made for nobody who waits. */
const onesOwn = "renewal";
/** After a page could not be made again, the last good one goes out for this time without another try. */
const pauseMs = 1_000;
/** A page asked so often, and as old, is worth the best compression. */
const worthBest = { asked: 4, ageMs: 20_000, everyMs: 3_000 };

/** Pages as bytes: found, made when they are missing, made again when the catalogue has changed. */
export class ReadyPages {
  readonly store: ReadyStore;
  readonly #make: MakePage;
  readonly #underway = new Map<string, Promise<Found>>();
  /** By a clock that nobody sets, so that no page waits for a day that came twice. */
  readonly #failedAt = new Map<string, number>();
  readonly #new = new Lanes(making);
  readonly #again = new Lanes(remaking);

  constructor(maxBytes: number, make: MakePage) {
    this.store = new ReadyStore(maxBytes);
    this.#make = make;
  }

  /** The page of an address that was asked before in this spelling, if it may be sent now. Starts to make it again. */
  findSpelled(address: string): ReadyPage | undefined {
    const now = Date.now();
    const page = this.store.byAddress(address, now);
    return page && this.#mayGo(page, now) ? page : undefined;
  }

  /** The page, if it may be sent now. */
  findNow(kept: KeptAddress): Found | undefined {
    const now = Date.now();
    const page = this.store.get(kept.key, now);
    return page && this.#mayGo(page, now) ? { page } : undefined;
  }

  /** The page, made if need be. Rejects with `TooBusy` when too much waits already. */
  async get(kept: KeptAddress, id = onesOwn): Promise<Found> {
    return this.findNow(kept) ?? this.#begin(kept, true, id);
  }

  /** Compresses the most asked pages as well as can be, one at a time, while they stay as they are. */
  improve(): () => void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      void this.#improveOne()
        .catch(() => undefined)
        .finally(() => (isBusy = false));
    }, worthBest.everyMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  #mayGo(page: ReadyPage, now: number): boolean {
    const state = freshness(page, now);
    if (state === "fresh") return true;
    const failedAt = this.#failedAt.get(page.key);
    if (failedAt !== undefined && performance.now() - failedAt < pauseMs) return true;
    if (state === "outdated") return false;
    void this.#begin(page, false).catch(() => undefined);
    return true;
  }

  /** One making for all who ask meanwhile. */
  #begin(kept: KeptAddress, isAwaited: boolean, id = onesOwn): Promise<Found> {
    const underway = this.#underway.get(kept.key);
    if (underway) {
      if (isAwaited) this.#again.hurry(kept.key);
      return underway;
    }
    const before = this.store.get(kept.key, Date.now(), false);
    const lanes = before ? this.#again : this.#new;
    const made = lanes.run(kept.key, isAwaited, () => this.#makeOnce(kept, before, id));
    this.#underway.set(kept.key, made);
    const forget = () => this.#underway.delete(kept.key);
    made.then(forget, forget);
    return made;
  }

  async #makeOnce(kept: KeptAddress, before: ReadyPage | undefined, id: string): Promise<Found> {
    const version = catalogueSeen.current?.version ?? 0;
    const { answer, request } = await this.#make(kept, id);
    const isWhole = !request.readFailed && !request.incomplete;
    if (before && (!isWhole || answer.status >= 500)) {
      this.#failedAt.set(kept.key, performance.now());
      return { page: before };
    }
    this.#failedAt.delete(kept.key);
    if (!isWhole || !isKeepable(answer)) {
      this.store.delete(kept.key);
      return { answer: isWhole ? answer : forNobodyElse(answer), request };
    }
    const page = await toReadyPage(kept, answer, version);
    this.store.set(page, Date.now());
    return { page };
  }

  async #improveOne(): Promise<void> {
    const now = Date.now();
    const page = this.store.mostAsked(
      (one) => !one.isBest && now - one.madeAt > worthBest.ageMs && freshness(one, now) === "fresh",
      worthBest.asked,
      now,
    );
    if (!page) return;
    page.isBest = true;
    const { gzip, br } = page.bodies;
    const plain = await plainText(page);
    for (const [encoding, body] of [
      ["br", br],
      ["gzip", gzip],
    ] as const) {
      if (!body) continue;
      const bytes = await compress(plain, encoding, "best");
      if (bytes.length < body.bytes.length) page.bodies[encoding] = readyBody(page, bytes, encoding);
    }
    if (this.store.get(page.key, now, false) === page) this.store.resize(page.key, Date.now());
  }
}

/** A page that lacks a part is kept nowhere, in no cache in front either. */
function forNobodyElse(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "cache-control": "private, no-store" } };
}

/**
 * For so long after a change was seen an older page may still go out, while it is made again. Changes are looked for once a
 * second, and every page has to show one within 5 seconds.
 */
const staleMs = 2_500;

type Dated = { version: number; freshUntil: number };

/**
 * `fresh`: may be sent. `stale`: may still be sent, and is to be made again. `outdated`: is to be made again first. While
 * the catalogue can't be read, the last good page is as fresh as any.
 */
function freshness({ version, freshUntil }: Dated, now: number): "fresh" | "stale" | "outdated" {
  const seen = catalogueSeen.current;
  if (!seen?.readable) return seen ? "fresh" : "outdated";
  if (seen.version === version) return now < freshUntil ? "fresh" : "stale";
  const changes = seen.changes ?? [];
  // It is older than what is remembered of changes.
  if ((changes[0]?.version ?? Infinity) > version) return "outdated";
  const changedAt = changes.find((change) => change.version > version)?.at ?? -Infinity;
  const age = now - changedAt;
  // Below 0 the clock was set back: how long ago it was is not known.
  return age >= 0 && age < staleMs ? "stale" : "outdated";
}
