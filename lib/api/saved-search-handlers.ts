import "server-only";
import { savedSearchMessages as messages, savedSearchesPage } from "@/content/saved-search-words";
import { saveSearchPath, savedSearchesPath } from "@/lib/base/paths";
import type { WriteCall } from "@/lib/contract/call-kinds";
import { savedSearchCalls, stopCall } from "@/lib/contract/write-calls";
import { trapField } from "@/lib/enquiries/forms/lead-context";
import { clientAddress } from "@/lib/process/client-address";
import { errorName, log } from "@/lib/process/log";
import { checkAddress, checkSavedSearch } from "@/lib/process/rate-limits";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import {
  longestQuery,
  savedChangeSchema,
  savedQuestionSchema,
  savedSearchBody,
} from "@/lib/saved-searches/forms/saved-search-schema";
import { askToSave, changeSaved, readSaved } from "@/lib/saved-searches/store/saved-searches";
import { checkOrigin } from "./check-origin";
import { ApiError, toApiError } from "./errors";
import { backTo, languageOfForm } from "./form-answers";
import { readFields, readSubmission, type SentFields } from "./read-submission";
import { refuseMethods, type Handler, type ServedCall } from "./serve-calls";

type Answer = { status?: 200 | 202; message: string; data?: object };
type Result = { done: string } | { problem: string };

/**
 * The calls about searches that are sent by email. Changing takes a POST, so that a program which opens the links of mails
 * confirms and stops nothing. The forms of the pages come here too, and lead back to them.
 */
export const savedSearchHandlers: readonly ServedCall[] = [
  serve(savedSearchCalls.create, createPage, async (sent, address) => {
    const { fields, context } = sent;
    const { email, search } = readFields(savedSearchBody, fields);
    const wish = readSavedText(search);
    await checkSavedSearch(address);
    // What fills in the trap is a program: it is answered like a person, and nothing is kept.
    if (!context[trapField]) await askToSave(email, wish, languageOfForm(sent));
    return { status: 202, message: messages.asked };
  }),
  serve(savedSearchCalls.read, tokenPage, async ({ fields }) => {
    const { token } = readFields(savedQuestionSchema, fields);
    return { message: "These are the searches of this link.", data: await readSaved(token) };
  }),
  serve(savedSearchCalls.change, tokenPage, async (sent) => {
    const { token, ...wish } = readFields(savedChangeSchema, sent.fields);
    // A program has no page.
    const data = await changeSaved(token, wish, sent.isForm ? languageOfForm(sent) : null);
    return { message: savedSearchesPage.done[wish.to], ...(data && { data }) };
  }),
  {
    path: stopCall.path,
    ...refuseMethods("This call stops emails (POST).", "POST"),
    GET: openPage,
    POST: stopAtOnce,
  },
];

/**
 * The button of mail programs (RFC 8058): they send no cookie and no origin, and only the token says whose it is. So it is
 * taken from anywhere, and does nothing but stop.
 */
async function stopAtOnce(request: Request, { token = "" }: Record<string, string>): Promise<Response> {
  try {
    await checkAddress(clientAddress(request.headers));
    await changeSaved(token, { to: "stop-all" });
    return Response.json({ status: true, message: savedSearchesPage.done["stop-all"] }, { headers: unkept });
  } catch (error) {
    return (toApiError(error) ?? unexpected(stopCall, error)).toResponse();
  }
}

/** A mail program without that button opens the address as a link: the page has buttons, opening it changes nothing. */
async function openPage(_request: Request, { token = "" }: Record<string, string>): Promise<Response> {
  return new Response(null, { status: 303, headers: { ...unkept, Location: savedSearchesPath(token) } });
}

const unkept = { "Cache-Control": "no-store" };

function serve(
  call: WriteCall,
  pageOf: (fields: SentFields["fields"], result: Result) => string,
  answer: (sent: SentFields, address: string) => Promise<Answer>,
): ServedCall {
  const POST: Handler = async (request) => {
    let sent: SentFields | undefined;
    try {
      checkOrigin(request.headers);
      sent = await readSubmission(request);
      const address = clientAddress(request.headers);
      await checkAddress(address);
      const { status = 200, ...body } = await answer(sent, address);
      if (sent.isForm) return backTo(sent, pageOf(sent.fields, { done: textOf(sent.fields.to) || "asked" }));
      return Response.json({ status: true, ...body }, { status, headers: unkept });
    } catch (error) {
      const refusal = toApiError(error) ?? unexpected(call, error);
      if (!sent?.isForm) return refusal.toResponse();
      const problem = refusal.status === 429 ? "often" : (refusal.errors?.[0]?.path ?? "other");
      return backTo(sent, pageOf(sent.fields, { problem }));
    }
  };
  return { path: call.path, ...refuseMethods("This call is about saved searches (POST).", "POST"), POST };
}

/** Never to somewhere else, whatever stands in the field: the query is read and written anew. */
function createPage({ search }: SentFields["fields"], result: Result): string {
  return saveSearchPath(readSavedText(textOf(search).slice(0, longestQuery)).query, result);
}

function tokenPage({ token }: SentFields["fields"], result: Result): string {
  const text = textOf(token);
  return savedSearchesPath(/^[\w.-]{1,200}$/.test(text) ? text : "x", result);
}

const textOf = (field: unknown) => (typeof field === "string" ? field : "");

function unexpected(call: WriteCall, error: unknown): ApiError {
  log("error", "Saved searches could not be read or changed", { call: call.path, error: errorName(error) });
  return new ApiError(503, messages.failed);
}
