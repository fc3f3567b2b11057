import { answerText } from "./answer-text";
import { answerPreflight } from "./open-reading";
import { refuseMethods } from "./serve-calls";

/** The data as JSON with an ETag; 304 without it for a client that has it. */
export function answerJson(request: Request, data: unknown, cacheControl?: string): Response {
  return answerText(request, JSON.stringify(data), "application/json; charset=utf-8", cacheControl);
}

/** The methods of a call that can only be read. */
export const readOnly = {
  ...refuseMethods("This call can only be read (GET).", "GET, HEAD"),
  OPTIONS: answerPreflight,
};
