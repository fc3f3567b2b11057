import "server-only";
import { z } from "zod";
import { contextHeader } from "@/lib/enquiries/forms/lead-context";
import type { PhoneNumber } from "@/lib/enquiries/forms/phone-number";
import { correctionFailed } from "@/lib/enquiries/forms/lead-messages";
import { backendCircuit } from "@/lib/process/circuit";
import { clientAddress } from "@/lib/process/client-address";
import { consentWords } from "@/content/contact-rules";
import { consentAnswerSchema, contactFailureSchema, failureSchema } from "@/lib/contract/answers";
import type { WriteCall } from "@/lib/contract/call-kinds";
import { correctionCall, eraseCall } from "@/lib/contract/write-calls";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { ApiError } from "./errors";

const timeoutMs = 10_000;
const passedOn = ["accept", "accept-language", "content-type", "if-none-match"];
const handedBack = ["content-type", "etag", "cache-control", "retry-after", "allow"];
/** A redirect would send a person's words once more, to a host that nobody has set. */
export const goesNowhereElse = { redirect: "error" } as const;

/**
 * Forwards a call of the browser to the other backend (settings, `API_BASE_URL`), so that the browser only calls our
 * own origin. Answers 503 if the backend can't be reached.
 */
export async function forwardCall(request: Request, apiBaseUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = apiBaseUrl + pathname.replace(/^\/api\/v1/, "") + search;
  const headers = pick(request.headers, passedOn);
  try {
    const { response, body } = await backendCircuit(apiBaseUrl).run(async () => {
      const answered = await fetch(target, {
        method: request.method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        cache: "no-store",
      });
      return { response: answered, body: await readAnswer(answered) };
    });
    return new Response(body, {
      status: response.status,
      headers: pick(response.headers, handedBack),
    });
  } catch (error) {
    console.error(
      JSON.stringify({ level: "error", call: pathname, message: `Backend not reached: ${String(error)}` }),
    );
    return new ApiError(503, "The data can't be read right now. Please try again in a moment.").toResponse({
      "Retry-After": "5",
    });
  }
}

/** The body, or null where there is none. Throws for what is no JSON: a page of somebody in between is no answer. */
async function readAnswer(response: Response): Promise<string | null> {
  const text = await response.text();
  if (text === "") return null;
  JSON.parse(text);
  return text;
}

/** Has the other backend correct the number of a lead. Rejects with the backend's own refusal. */
export async function correctAtBackend(
  request: Request,
  apiBaseUrl: string,
  { token, number }: { token: string; number: PhoneNumber },
): Promise<void> {
  const body = { correction: token, phoneNumber: number.national };
  const context = { [contextHeader]: new URLSearchParams({ countryCode: number.countryCode }).toString() };
  await askBackend(request.headers, apiBaseUrl + correctionCall.path, body, correctionFailed, context);
}

/** Has the other backend read or change the consent of a lead. Rejects with its own refusal, or with the sentence. */
export async function consentAtBackend(
  headers: Headers,
  apiBaseUrl: string,
  { path }: WriteCall,
  body: object,
): Promise<Consent> {
  const answer = await askBackend(headers, apiBaseUrl + path, body, consentWords.unreadable);
  const read = consentAnswerSchema.safeParse(answer);
  if (!read.success) throw new ApiError(503, consentWords.unreadable);
  return read.data.data;
}

/** Has the other backend delete a lead. Rejects like `consentAtBackend`. */
export async function eraseAtBackend(headers: Headers, apiBaseUrl: string, body: object): Promise<void> {
  await askBackend(headers, apiBaseUrl + eraseCall.path, body, consentWords.failed);
}

/** Its answer as JSON. `failure` is the sentence for a backend that is not reached or says nothing of its own. */
async function askBackend(
  from: Headers,
  url: string,
  body: object,
  failure: string,
  more: Record<string, string> = {},
): Promise<unknown> {
  const unreachable = new ApiError(503, failure);
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": clientAddress(from), ...more },
    body: JSON.stringify(body),
    ...goesNowhereElse,
    signal: AbortSignal.timeout(timeoutMs),
    cache: "no-store",
  }).catch(() => {
    throw unreachable;
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response, answer) ?? unreachable;
  return answer;
}

/** Sends a checked measurement to the other backend, with a short timeout. Rejects if it was not accepted. */
export async function reportToBackend(
  request: Request,
  apiBaseUrl: string,
  path: string,
  report: object,
): Promise<void> {
  const response = await fetch(apiBaseUrl + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": clientAddress(request.headers) },
    body: JSON.stringify(report),
    ...goesNowhereElse,
    signal: AbortSignal.timeout(2_000),
    cache: "no-store",
  });
  await response.body?.cancel();
  if (!response.ok) throw new ApiError(response.status, "The backend took no measurement.");
}

/** The backend's message, if its answer follows the contract. */
export function refusalOf(response: Response, answer: unknown): ApiError | null {
  const said = z.union([failureSchema, contactFailureSchema]).safeParse(answer);
  if (!said.success) return null;
  const { message, errors } = said.data;
  const list = Array.isArray(errors)
    ? errors
    : errors && Object.entries(errors).map(([path, msg]) => ({ path, msg }));
  const wait = Number(response.headers.get("retry-after"));
  return new ApiError(response.status, message, list, wait > 0 ? wait : undefined);
}

/** These headers, where they are set. */
export function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
