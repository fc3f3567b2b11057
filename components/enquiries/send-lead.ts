import { postLead, type LeadReply } from "@/lib/api/browser-client";
import { contextHeader } from "@/lib/enquiries/forms/lead-context-names";
import { defaultCountryCode } from "@/lib/enquiries/forms/lead-options";

/** What a sender needs of its surroundings; tests bring their own. */
type Surroundings = {
  post: typeof postLead;
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
};

export type Parcel = {
  path: string;
  body: Record<string, unknown>;
  countryCode?: string;
  /** The header `Lead-Context`. */
  context: string;
};

const pauseMs = 800;
const passing = [502, 503, 504];

const browser: Surroundings = {
  post: postLead,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newKey: () =>
    // On an address without https there is no `randomUUID`.
    typeof crypto.randomUUID === "function"
      ? crypto.randomUUID()
      : Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join(""),
};

/**
 * Sends the leads of one form. The same words keep their key until they arrived, so that pressing again makes no second
 * lead; a passing fault is tried once more, quietly. `null`: no answer came.
 */
export function createSender({ post, isOnline, wait, newKey }: Surroundings = browser) {
  let open: { words: string; key: string } | null = null;

  return async function send({ path, body, countryCode, context }: Parcel): Promise<LeadReply | null> {
    const words = JSON.stringify([body, countryCode ?? defaultCountryCode]);
    const { key } = (open = open?.words === words ? open : { words, key: newKey() });
    const tryOnce = () =>
      post(path, body, { "Idempotency-Key": key, [contextHeader]: context }).catch(toFault);
    let answer = await tryOnce();
    if (isPassing(answer) && isOnline()) {
      await wait(pauseMs);
      answer = await tryOnce();
    }
    // Who was thanked may ask again; and a key that belongs to other words is of no use.
    if (typeof answer === "object" && (answer.ok || answer.status === 409)) open = null;
    return typeof answer === "object" ? answer : null;
  };
}

type Fault = "timeout" | "unreachable";

/** After a time-out nobody waits as long again. */
function isPassing(answer: LeadReply | Fault): boolean {
  return answer === "unreachable" || (typeof answer === "object" && passing.includes(answer.status));
}

function toFault(error: unknown): Fault {
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
