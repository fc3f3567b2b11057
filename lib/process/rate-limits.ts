import "server-only";
import { AsyncResource } from "node:async_hooks";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { Refusal } from "@/lib/base/refusal";
import { processSlot } from "./process-state.mjs";
import { sharedCounts } from "./shared-counts";

/**
 * Limits that honest visitors do not reach (docs/readings.md, "rate limits"): many visitors share one address behind
 * a carrier. All sites of one REDIS_URL count together; without it, and while Redis does not answer, the counts are in this
 * process and lost at a restart.
 */
type Limits = Record<
  | "addressMinute"
  | "addressHour"
  | "phone"
  | "reports"
  | "signIn"
  | "signInMail"
  | "savedSearch"
  | "calendar",
  RateLimiterAbstract
>;
const slot = processSlot<Limits | undefined>("rate limits", () => undefined);
const limits = () =>
  (slot.current ??= {
    addressMinute: limit({ keyPrefix: "minute", points: 60, duration: 60 }),
    addressHour: limit({ keyPrefix: "hour", points: 600, duration: 3_600 }),
    phone: limit({ keyPrefix: "phone", points: 5, duration: 600 }),
    reports: limit({ keyPrefix: "reports", points: 60, duration: 60 }),
    signIn: limit({ keyPrefix: "sign-in", points: 60, duration: 600 }),
    savedSearch: limit({ keyPrefix: "saved search", points: 20, duration: 3_600 }),
    calendar: limit({ keyPrefix: "calendar", points: 120, duration: 600 }),
    signInMail: limit({ keyPrefix: "sign-in mail", points: 5, duration: 900 }),
  });

/** Made with this file, in no request but the first. */
const outside = new AsyncResource("rate limits");

/**
 * The library sets a timer for each key, and a timer keeps what it was made in: the whole request with its answer, 25 kB of
 * each lead for an hour. So it counts outside of requests.
 */
class OwnCounts extends RateLimiterMemory {
  override consume(...asked: Parameters<RateLimiterMemory["consume"]>) {
    return outside.runInAsyncScope(() => super.consume(...asked));
  }
}

function limit(options: IRateLimiterOptions): RateLimiterAbstract {
  const own = new OwnCounts(options);
  const storeClient = sharedCounts();
  if (!storeClient) return own;
  return new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, insuranceLimiter: own });
}

/** Counts a request of this address; rejects with a `Refusal` when there were too many. */
export async function checkAddress(address: string): Promise<void> {
  const text = "Many requests came from your connection in a short time.";
  await consume(limits().addressMinute, address, text);
  await consume(limits().addressHour, address, text);
}

/** Counts a lead of this number; rejects with a `Refusal` when there were too many. */
export async function checkPhone(phone: string): Promise<void> {
  await consume(limits().phone, phone, "We have several requests from this number already and will call.");
}

/**
 * Counts a measurement from this address, apart from its leads, so that it never costs one; rejects like the others.
 */
export async function checkReporter(address: string): Promise<void> {
  await consume(limits().reports, address, "Many measurements came from your connection in a short time.");
}

/** Counts an attempt to sign in at the desk; rejects like the others. A whole office may share an address. */
export async function checkSignIn(address: string): Promise<void> {
  await consume(limits().signIn, address, "There were many attempts to sign in from your connection.");
}

/** Counts a one-time link to this mailbox; rejects like the others. */
export async function checkSignInMail(email: string): Promise<void> {
  await consume(limits().signInMail, email.toLowerCase(), "Several links were asked for with this address.");
}

/** Counts a search that is saved from this address, to whichever mailbox; rejects like the others. */
export async function checkSavedSearch(address: string): Promise<void> {
  await consume(
    limits().savedSearch,
    address,
    "Many searches were saved from your connection in a short time.",
  );
}

/** Counts a look at the calendar of an account from this address; rejects like the others. */
export async function checkCalendar(address: string): Promise<void> {
  await consume(limits().calendar, address, "Calendars were asked for often from your connection.");
}

/** Takes one count back, for a lead that was not stored after all. */
export async function forgetPhone(phone: string): Promise<void> {
  await limits().phone.reward(phone);
}

async function consume(limiter: RateLimiterAbstract, key: string, text: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new Refusal("too-many", `${text} Please try again in ${inWords(seconds)}.`, {
      retryAfter: seconds,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** For tests. */
export function forgetAllLimits(): void {
  slot.current = undefined;
}
