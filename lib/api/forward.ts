import "server-only";
import { ApiError } from "./errors";

const timeoutMs = 10_000;
const passedOn = ["accept", "accept-language", "content-type", "if-none-match", "idempotency-key", "origin"];
const handedBack = ["content-type", "etag", "cache-control", "retry-after", "allow"];

/**
 * Hands a call of the browser to the other backend (settings, `API_BASE_URL`), so that the browser stays on our own
 * origin. A backend that can't be reached is 503.
 */
export async function forward(request: Request, apiBaseUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = apiBaseUrl + pathname.replace(/^\/api\/v1/, "") + search;
  const headers = pick(request.headers, passedOn);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  try {
    const response = await fetch(target, {
      method: request.method,
      headers,
      body: hasBody ? await request.arrayBuffer() : undefined,
      signal: AbortSignal.timeout(timeoutMs),
      cache: "no-store",
    });
    return new Response(response.body, {
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

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
