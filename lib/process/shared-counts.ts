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
/** For so long a connection may be made. */
const openMs = 2_000;
/** After a failure the next connection is tried so much later; nobody waits for it. */
const restMs = 2_000;
/** So many questions may be under way; what comes then is counted here. */
const mostWaiting = 500;

const slot = processSlot<SharedCounts | undefined>("shared counts", () => undefined);

/** The counts that all sites of REDIS_URL share; undefined without it. */
export function sharedCounts(): SharedCounts | undefined {
  const { REDIS_URL } = env();
  if (REDIS_URL) slot.current ??= openSharedCounts(REDIS_URL);
  return slot.current;
}

/**
 * Asks the Redis (or Valkey) of this address, on one connection that is made at once and again whenever it is lost. Rejects
 * within `patienceMs` when it does not answer, and at once from then until it is connected again.
 */
function openSharedCounts(url: string): SharedCounts {
  const state = (sharedCountState.current ??= { isAnswering: true, alone: 0 });
  let opening = open();

  function open(): Promise<Client> {
    const made = connect(url, leaveThis);
    made.then(() => {
      if (!state.isAnswering) log("info", "Redis answers again: limits are shared");
      state.isAnswering = true;
    }, leaveThis);
    return made;
    function leaveThis(error: unknown) {
      if (opening === made) leave(error);
    }
  }

  /** A connection on which nobody answered is given up: the machine at its other end may be gone. */
  function leave(error: unknown): void {
    const left = opening;
    left.then((client) => client.destroy()).catch(() => undefined);
    if (state.isAnswering)
      log("warn", "Redis does not answer: limits are counted by this site alone", { reason: String(error) });
    state.isAnswering = false;
    opening = new Promise<Client>((resolve, reject) => {
      setTimeout(() => (opening = open()).then(resolve, reject), restMs).unref();
    });
    opening.catch(() => undefined);
  }

  return {
    async eval(script, { keys, arguments: given }) {
      if (state.isAnswering) {
        const asked = opening;
        try {
          const answer = asked.then((client) =>
            client.eval(script, { keys: keys.map(hidden), arguments: given }),
          );
          return await within(patienceMs, answer);
        } catch (error) {
          if (opening === asked) leave(error);
        }
      }
      state.alone += 1;
      throw new Error("Redis does not answer");
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
    socket: { connectTimeout: openMs, reconnectStrategy: false },
  });
  // Without a listener a lost connection would end the process.
  client.on("error", onLost);
  try {
    await within(openMs, client.connect());
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
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
