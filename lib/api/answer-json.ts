import { answerText } from "./answer-text";
import { ApiError } from "./errors";
import { answerPreflight } from "./cross-origin-reading";

/** The data as JSON with an ETag; 304 without a body for a client that has it already. */
export function answerJson(request: Request, data: unknown, cacheControl?: string): Response {
  return answerText(request, JSON.stringify(data), "application/json; charset=utf-8", cacheControl);
}

const refuse = async () =>
  new ApiError(405, "This call can only be read (GET).").toResponse({ Allow: "GET, HEAD" });

/** The other methods of a read-only call. */
export const readOnlyMethods = {
  OPTIONS: answerPreflight,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
};
