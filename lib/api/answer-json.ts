import { answerText } from "./answer-text";
import { answerPreflight } from "./cross-origin-reading";
import { refuseMethods } from "./serve-calls";

export const jsonType = "application/json; charset=utf-8";

/** The data as JSON with an ETag; 304 without a body for a client that has it already. */
export function answerJson(request: Request, data: unknown, cacheControl?: string): Response {
  return answerText(request, JSON.stringify(data), jsonType, cacheControl);
}

/** The methods of a read-only call. */
export const readOnlyMethods = {
  ...refuseMethods("This call can only be read (GET).", "GET, HEAD"),
  OPTIONS: answerPreflight,
};
