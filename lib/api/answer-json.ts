import { answerText } from "./answer-text";
import { ApiError } from "./errors";
import { answerPreflight } from "./cross-origin-reading";

/** The data as JSON with an ETag; 304 without it for a client that has it. */
export function answerJson(request: Request, data: unknown, cacheControl?: string): Response {
  return answerText(request, JSON.stringify(data), "application/json; charset=utf-8", cacheControl);
}

const refuse = async () =>
  new ApiError(405, "This call can only be read (GET).").toResponse({ Allow: "GET, HEAD" });

/** The other methods of a call that can only be read. */
export const readOnlyMethods = {
  OPTIONS: answerPreflight,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
};
