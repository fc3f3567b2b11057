import "server-only";
import { ApiError, toApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readFields, readRequestBody } from "@/lib/api/read-submission";
import { refuseMethods, type Handler, type ServedCall } from "@/lib/api/serve-calls";
import type { WriteCall } from "@/lib/contract/call-kinds";
import { isSigned } from "@/lib/enquiries/deliver/lead-webhook";
import { hashJson } from "@/lib/enquiries/store/accepted-lead";
import { env, type Settings } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";

const mostBytes = 32 * 1024;

/** A message whose signature is ours. `id`: as its sender numbers it; `body`: as the call's schema reads it. */
type SignedMessage<Body> = { id: string; bodyHash: string; body: Body };

type Signed<Body> = {
  call: WriteCall;
  /** The setting with the secret; without it there is no such call, which `unset` says. */
  secret: "LEADS_INCOMING_SECRET" | "LEADS_PORTAL_SECRET";
  unset: string;
  /** What the call takes, for who asks with another method. */
  takes: string;
  answer: (message: SignedMessage<Body>) => Promise<Response>;
};

/**
 * A call of `/api/v1` that a program signs as Standard Webhooks says. It is none of the desk: who signs in, roles and origins
 * are for people. No secret is that of our own messages, so that none of them can be sent back.
 */
export function signedHandler<Body>({ call, secret, unset, takes, answer }: Signed<Body>): ServedCall {
  const POST: Handler = async (request) => {
    try {
      const settings: Settings = env();
      const known = settings[secret];
      if (!known || settings.API_BASE_URL) throw new ApiError(404, unset);
      if (mediaTypeOf(request.headers) !== "application/json") throw new ApiError(415, "Please send JSON.");
      const bytes = await readRequestBody(request, mostBytes);
      if (!isSigned(new TextDecoder().decode(bytes), request.headers, known))
        throw new ApiError(401, "The message is not signed with our secret, or its time is not now.");
      return await answer(readMessage(call, request.headers, parseJson(bytes)));
    } catch (error) {
      return (toApiError(error) ?? unexpected(call, error)).toResponse();
    }
  };
  return { path: call.path, ...refuseMethods(takes, "POST"), POST };
}

function readMessage<Body>(
  call: WriteCall,
  headers: Headers,
  body: Record<string, unknown>,
): SignedMessage<Body> {
  const id = headers.get("webhook-id") ?? "";
  if (!/^[\x21-\x7e]{1,200}$/.test(id))
    throw new ApiError(400, "webhook-id must be 1 to 200 printable characters.");
  return { id, bodyHash: hashJson(body), body: readFields(call.body, body, true) as Body }; // as the call's schema makes it
}

function unexpected({ path }: WriteCall, error: unknown): ApiError {
  log("error", "A signed message could not be taken", { call: path, error: errorName(error) });
  return new ApiError(503, "This could not be stored just now. Please send it again.");
}
