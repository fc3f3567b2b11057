import "server-only";
import { createHash } from "node:crypto";
import { env } from "./env";
import { log } from "./log";
import { processSlot } from "./process-state.mjs";
import { sharedCountState } from "./told-figures";

type Client = Awaited<ReturnType<typeof connect>>;
type Script = { keys: string[]; arguments: string[] };

/** What `RateLimiterRedis` needs of a client. */
export type SharedCounts = { eval: (script: string, asked: Script) => Promise<unknown> };

/** So long a visitor waits for Redis, which answers within a millisecond beside us. */
const patienceMs = 250;
/** After a failure it is left alone for so long, so that visitors don't wait one after the other. */
const restMs = 2_000;
/** So many questions may be under way; what comes then is counted here. */
const mostWaiting = 500;

class Away extends Error {}

const slot = processSlot<SharedCounts | undefined>("shared counts", () => undefined);

/** The counts that all sites of REDIS_URL share; undefined without it. */
export function sharedCounts(): SharedCounts | undefined {
  const { REDIS_URL } = env();
  if (REDIS_URL) slot.current ??= openSharedCounts(REDIS_URL);
  return slot.current;
}

/**
 * Asks the Redis (or Valkey) of this address, on one connection that is made when it is needed. Rejects within `patienceMs`
 * when it does not answer, and at once in the time after.
 */
function openSharedCounts(url: string): SharedCounts {
  const state = (sharedCountState.current ??= { isAnswering: true, alone: 0 });
  let opening: Promise<Client> | undefined;
  let isOpen = false;
  let restUntil = 0;

  /** A connection on which nobody answered is given up: the machine at its other end may be gone. */
  function leave(error: unknown): void {
    restUntil = Date.now() + restMs;
    void opening?.then((client) => client.destroy()).catch(() => undefined);
    opening = undefined;
    isOpen = false;
    if (!state.isAnswering) return;
    state.isAnswering = false;
    log("warn", "Redis does not answer: limits are counted by this site alone", { reason: String(error) });
  }

  function open(): Promise<Client> {
    if (opening) return opening;
    const made = connect(url, (error) => {
      if (opening === made) leave(error);
    });
    opening = made;
    made.then(
      () => (isOpen = opening === made),
      (error: unknown) => opening === made && leave(error),
    );
    return made;
  }

  // The first visitor does not wait for it.
  void open().catch(() => undefined);
  return {
    async eval(script, { keys, arguments: given }) {
      try {
        if (Date.now() < restUntil) throw new Away("Redis is left alone for a moment");
        const answered = open().then((client) =>
          client.eval(script, { keys: keys.map(hidden), arguments: given }),
        );
        const answer = await within(patienceMs, answered);
        if (!state.isAnswering) log("info", "Redis answers again: limits are shared");
        state.isAnswering = true;
        return answer;
      } catch (error) {
        state.alone += 1;
        // What is only being opened has a time limit of its own.
        if (!(error instanceof Away) && isOpen) leave(error);
        throw error;
      }
    },
  };
}

/** Loaded here, so that a site without REDIS_URL never reads it. */
async function connect(url: string, onLost: (error: unknown) => void) {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    maintNotifications: "disabled",
    socket: { connectTimeout: 2_000, reconnectStrategy: false },
  });
  // Without a listener a lost connection would end the process.
  client.on("error", onLost);
  await client.connect();
  return client;
}

/** Numbers and addresses of persons are in no key that somebody could read there. */
function hidden(key: string): string {
  return `site-limits:${createHash("sha256").update(key).digest("base64url")}`;
}

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // An answer that came while this process was busy is read first.
    timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
