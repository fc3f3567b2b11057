import { postLead, type LeadReply } from "@/lib/api/browser-client";
import { contextHeader } from "@/lib/enquiries/forms/lead-context-names";
import { defaultCountryCode } from "@/lib/enquiries/forms/lead-options";

/** What a sender needs of the browser; tests pass their own. */
type BrowserServices = {
  post: typeof postLead;
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
  newKey: () => string;
};

export type OutgoingLead = {
  path: string;
  body: Record<string, unknown>;
  countryCode?: string;
  /** The header `Lead-Context`. */
  context: string;
};

const pauseMs = 800;
const temporaryStatuses = [502, 503, 504];

const browser: BrowserServices = {
  post: postLead,
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newKey: () =>
    // Without https there is no `randomUUID`.
    typeof crypto.randomUUID === "function"
      ? crypto.randomUUID()
      : Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join(""),
};

/**
 * Sends the leads of one form. The same content keeps its idempotency key until it has been accepted, so that pressing
 * again makes no second lead. After a temporary fault it tries once more. Resolves to `null` if no answer came.
 */
export function createLeadSender({ post, isOnline, wait, newKey }: BrowserServices = browser) {
  let unanswered: { words: string; key: string } | null = null;

  return async function send({ path, body, countryCode, context }: OutgoingLead): Promise<LeadReply | null> {
    const words = JSON.stringify([body, countryCode ?? defaultCountryCode]);
    const { key } = (unanswered = unanswered?.words === words ? unanswered : { words, key: newKey() });
    const tryOnce = () =>
      post(path, body, { "Idempotency-Key": key, [contextHeader]: context }).catch(toFault);
    let answer = await tryOnce();
    if (isTemporary(answer) && isOnline()) {
      await wait(pauseMs);
      answer = await tryOnce();
    }
    // Accepted: the same words are a new lead next time. 409: the key was used for other content, so take a new one.
    if (typeof answer === "object" && (answer.ok || answer.status === 409)) unanswered = null;
    return typeof answer === "object" ? answer : null;
  };
}

type Fault = "timeout" | "unreachable";

/** Whether a second try makes sense. Not after a timeout: the visitor has waited long enough. */
function isTemporary(answer: LeadReply | Fault): boolean {
  return (
    answer === "unreachable" || (typeof answer === "object" && temporaryStatuses.includes(answer.status))
  );
}

function toFault(error: unknown): Fault {
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
