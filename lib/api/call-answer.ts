import type { CallAnswer } from "@/lib/process/process-state.mjs";

/** An answer as a route of Next gives it. */
export function toResponse({ status, headers, body }: CallAnswer): Response {
  return new Response(body, { status, headers });
}
