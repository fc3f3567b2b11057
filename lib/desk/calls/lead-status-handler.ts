import "server-only";
import { ApiError, toApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readRequestBody } from "@/lib/api/read-submission";
import { refuseMethods, type Handler, type ServedCall } from "@/lib/api/serve-calls";
import { leadStatusCall } from "@/lib/contract/write-calls";
import { setStatusFromCrm, type CrmStatus } from "@/lib/desk/store/lead-crm-mutations";
import { isSigned } from "@/lib/enquiries/deliver/lead-webhook";
import { hashJson } from "@/lib/enquiries/store/accepted-lead";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";

const mostBytes = 32 * 1024;

/**
 * The CRM sets the status of a lead. It is a call of `/api/v1` and none of the desk, because a program makes it: who signs
 * in, roles and origins are for people. Its secret is not that of our messages, so that none of them can be sent back.
 */
const POST: Handler = async (request) => {
  try {
    const { LEADS_INCOMING_SECRET: secret, API_BASE_URL } = env();
    if (!secret || API_BASE_URL) throw new ApiError(404, "This site takes no messages of a CRM.");
    if (mediaTypeOf(request.headers) !== "application/json") throw new ApiError(415, "Please send JSON.");
    const bytes = await readRequestBody(request, mostBytes);
    if (!isSigned(new TextDecoder().decode(bytes), request.headers, secret))
      throw new ApiError(401, "The message is not signed with our secret, or its time is not now.");
    return await answer(readMessage(request.headers, parseJson(bytes)));
  } catch (error) {
    return (toApiError(error) ?? unexpected(error)).toResponse();
  }
};

export const leadStatusHandler: ServedCall = {
  path: leadStatusCall.path,
  ...refuseMethods("This call takes the status of a lead from the CRM (POST).", "POST"),
  POST,
};

function readMessage(headers: Headers, body: Record<string, unknown>): CrmStatus {
  const messageId = headers.get("webhook-id") ?? "";
  if (!/^[\x21-\x7e]{1,200}$/.test(messageId))
    throw new ApiError(400, "webhook-id must be 1 to 200 printable characters.");
  const parsed = leadStatusCall.body.safeParse(body);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), msg: message }));
    throw new ApiError(400, `${errors[0]?.path}: ${errors[0]?.msg}`, errors);
  }
  const { id, reference, status } = parsed.data.data as Omit<CrmStatus, "messageId" | "bodyHash">;
  return { messageId, bodyHash: hashJson(body), id, reference, status };
}

async function answer(message: CrmStatus): Promise<Response> {
  const set = await setStatusFromCrm(message);
  if (!set) throw new ApiError(404, "There is no such lead, or its person was erased.");
  const { reference, changed } = set;
  if (changed) log("info", "The CRM set the status of a lead", { reference, status: set.status });
  const sentence = changed ? "The lead has this status now." : "The lead had this status already.";
  return Response.json(
    {
      status: true,
      message: set.isRepeated ? "This message was taken before." : sentence,
      data: { reference, status: set.status, changed },
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

function unexpected(error: unknown): ApiError {
  log("error", "A message of the CRM could not be taken", {
    error: error instanceof Error ? error.name : "",
  });
  return new ApiError(503, "This could not be stored just now. Please send it again.");
}
