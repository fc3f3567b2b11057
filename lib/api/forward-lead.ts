import "server-only";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { contextHeader } from "@/lib/enquiries/forms/lead-context";
import type { LeadFormDefinition } from "@/lib/enquiries/forms/lead-forms";
import type { CountryCode } from "@/lib/enquiries/forms/lead-options";
import { withoutPassed } from "@/lib/enquiries/forms/visit-times-schema";
import { keepForBackend, type PostFate, type WaitingPost } from "@/lib/enquiries/intake/backend-spool";
import type { LeadReceipt } from "@/lib/enquiries/intake/receive-lead";
import { duplicateWindowMs, hashJson, leadIdentity } from "@/lib/enquiries/store/accepted-lead";
import { backendCircuit } from "@/lib/process/circuit";
import { clientAddress } from "@/lib/process/client-address";
import { log } from "@/lib/process/log";
import { checkPhone } from "@/lib/process/rate-limits";
import { countLead } from "@/lib/process/told-figures";
import { ApiError } from "./errors";
import { goesNowhereElse, pick, refusalOf } from "./forward";

/** The longest wait for a backend that answers others meanwhile. */
const timeoutMs = 10_000;

/** `answer`: its JSON, undefined for an empty body, null for what is neither. */
type Posted = { response: Response; answer: unknown };

/**
 * Gives a checked lead to the other backend (settings, `API_BASE_URL`), or keeps it on the disk until that takes it, and
 * returns its reference. The visitor's address and the headers of their browser go along, so that the backend can limit by
 * them. Rejects with the backend's own refusal, and when neither took it.
 */
export async function giveToBackend(
  request: Request,
  apiBaseUrl: string,
  form: LeadFormDefinition,
  body: Record<string, unknown>,
  countryCode: CountryCode,
): Promise<LeadReceipt> {
  const { post, reference } = toPost(request, form, body, countryCode);
  try {
    const posted = await send(post, apiBaseUrl);
    const receipt = receiptOf(posted);
    if (receipt) {
      countLead(form.kind, "backend");
      return receipt;
    }
    const { status } = posted.response;
    if (fateOf(posted) === "refused")
      throw refusalOf(posted.response, posted.answer) ?? new ApiError(status, form.failure);
    log("error", "The backend took no lead; it waits on the disk", { call: form.path, status, reference });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    log("error", "The backend was not reached; a lead waits on the disk", {
      call: form.path,
      reference,
      error: String(error),
    });
  }
  return keep(post, reference, form);
}

/** Sends a lead that has waited. */
export async function sendAgain(post: WaitingPost, apiBaseUrl: string): Promise<PostFate> {
  try {
    return fateOf(await send({ ...post, body: withoutPassed(post.body) }, apiBaseUrl));
  } catch {
    // Not logged: the first failure was, and while the backend is away nothing changes.
    return "later";
  }
}

async function keep(post: WaitingPost, reference: string, form: LeadFormDefinition): Promise<LeadReceipt> {
  await checkPhone(post.phone);
  try {
    await keepForBackend(post);
  } catch (error) {
    countLead(form.kind, "lost");
    log("fatal", "A lead could be given neither to the backend nor to the disk", { error: String(error) });
    throw new ApiError(503, form.failure);
  }
  countLead(form.kind, "spool");
  return { reference };
}

/** With a key always, so that what is sent again is no second lead; a backend of ours derives the same reference from it. */
function toPost(
  request: Request,
  form: LeadFormDefinition,
  body: Record<string, unknown>,
  countryCode: CountryCode,
): { post: WaitingPost; reference: string } {
  const headers = Object.fromEntries(pick(request.headers, ["referer", "user-agent"]));
  const context = new URLSearchParams(request.headers.get(contextHeader) ?? "");
  context.set("countryCode", countryCode);
  const address = clientAddress(request.headers);
  const window = Math.floor(Date.now() / duplicateWindowMs);
  const key =
    request.headers.get("idempotency-key")?.trim() || hashJson({ path: form.path, body, address, window });
  const { id, reference } = leadIdentity(`key:${key}`);
  const own = {
    [contextHeader]: context.toString(),
    "Content-Type": "application/json",
    "Idempotency-Key": key,
    "X-Forwarded-For": address,
  };
  const phone = countryCode + String(body.phoneNumber);
  return { post: { id, phone, path: form.path, headers: { ...headers, ...own }, body }, reference };
}

/** Rejects when the backend is not reached or hangs. */
function send({ path, headers, body }: WaitingPost, apiBaseUrl: string): Promise<Posted> {
  return backendCircuit(apiBaseUrl).run(async () => {
    const response = await fetch(apiBaseUrl + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      ...goesNowhereElse,
      signal: AbortSignal.timeout(timeoutMs),
      cache: "no-store",
    });
    return { response, answer: readJson(await response.text()) };
  });
}

/** What the visitor keeps of a lead that was taken; null for one that was not. */
function receiptOf({ response, answer }: Posted): LeadReceipt | null {
  if (!response.ok) return null;
  const stored = leadAnswerSchema.safeParse(answer);
  if (stored.success) return stored.data.data;
  // Which fields a backend answers with is nowhere said (specification, section 7). A page of somebody in between is no answer.
  return isTaken(answer) ? { reference: "" } : null;
}

function isTaken(answer: unknown): boolean {
  if (answer === undefined) return true;
  return typeof answer === "object" && answer !== null && !("status" in answer && answer.status === false);
}

function readJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is wrong with the lead is wrong tomorrow; all else may be better then. */
function fateOf(posted: Posted): PostFate {
  if (receiptOf(posted)) return "taken";
  const { status } = posted.response;
  if (posted.response.ok || status >= 500) return "later";
  return refusalOf(posted.response, posted.answer) ? "refused" : "later";
}
