import "server-only";
import { consentWords } from "@/content/contact-rules";
import { consentPath } from "@/lib/base/paths";
import type { WriteCall } from "@/lib/contract/call-kinds";
import { consentCalls, eraseCall } from "@/lib/contract/write-calls";
import {
  consentChangeSchema,
  consentQuestionSchema,
  type Consent,
} from "@/lib/enquiries/forms/consent-schema";
import { changeConsent, readConsent } from "@/lib/enquiries/intake/lead-consent";
import { eraseByToken } from "@/lib/enquiries/staff/lead-erase-mutations";
import { clientAddress } from "@/lib/process/client-address";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { checkAddress } from "@/lib/process/rate-limits";
import { checkOrigin } from "./check-origin";
import { ApiError, toApiError } from "./errors";
import { backTo } from "./form-answers";
import { consentAtBackend, eraseAtBackend } from "./forward";
import { readFields, readSubmission, type SentFields } from "./read-submission";
import { refuseMethods, type Handler, type ServedCall } from "./serve-calls";

/**
 * The calls about what was agreed to with a lead, for whoever holds the token that came with it. Reading changes nothing, and
 * changing takes a POST: a program that opens the links of mails stops nothing. The forms of the page come here too, and lead
 * back to it.
 */
export const consentHandlers: readonly ServedCall[] = [
  serve(consentCalls.readConsent, async (request, fields) => {
    const body = readFields(consentQuestionSchema, fields, true);
    return told(await ask(request, consentCalls.readConsent, body, () => readConsent(body.consent)));
  }),
  serve(consentCalls.changeConsent, async (request, fields) => {
    const change = readFields(consentChangeSchema, fields, true);
    return told(await ask(request, consentCalls.changeConsent, change, () => changeConsent(change)));
  }),
  serve(eraseCall, async (request, fields) => {
    const body = readFields(consentQuestionSchema, fields, true);
    const { API_BASE_URL } = env();
    if (API_BASE_URL) await eraseAtBackend(request.headers, API_BASE_URL, body);
    else await eraseByToken(body.consent);
    return { message: consentWords.done.erase };
  }),
];

type Answer = { message: string; data?: Consent };

function serve(
  call: WriteCall,
  answer: (request: Request, fields: SentFields["fields"]) => Promise<Answer>,
): ServedCall {
  const POST: Handler = async (request) => {
    let sent: SentFields | undefined;
    try {
      checkOrigin(request.headers);
      sent = await readSubmission(request);
      await checkAddress(clientAddress(request.headers));
      const body = await answer(request, sent.fields);
      const done = call === eraseCall ? "erase" : String(sent.fields.to);
      if (sent.isForm) return backToPage(sent, { done });
      return Response.json({ status: true, ...body }, { headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      const refusal = toApiError(error) ?? unexpected(call, error);
      if (!sent?.isForm || !tokenOf(sent.fields)) return refusal.toResponse();
      return backToPage(sent, { problem: refusal.errors?.[0]?.path ?? "other" });
    }
  };
  return { path: call.path, ...refuseMethods("This call is about a consent (POST).", "POST"), POST };
}

/** Of this site, or of the backend that has its leads. */
function ask(request: Request, call: WriteCall, body: object, own: () => Promise<Consent>): Promise<Consent> {
  const { API_BASE_URL } = env();
  return API_BASE_URL ? consentAtBackend(request.headers, API_BASE_URL, call, body) : own();
}

const messages: Record<Consent["state"], string> = {
  allowed: "We may contact you about this enquiry.",
  stopped: "We do not contact you about this enquiry.",
  ended: "This consent has ended: we do not contact you about this enquiry.",
};
const told = (data: Consent): Answer => ({ message: messages[data.state], data });

function tokenOf({ consent }: SentFields["fields"]): string {
  return typeof consent === "string" && /^[\w.-]{1,200}$/.test(consent) ? consent : "";
}

function backToPage(sent: SentFields, result: { done: string } | { problem: string }): Response {
  return backTo(sent, consentPath(tokenOf(sent.fields), result));
}

function unexpected(call: WriteCall, error: unknown): ApiError {
  log("error", "A consent could not be read or changed", { call: call.path, error: errorName(error) });
  return new ApiError(503, consentWords.failed);
}
