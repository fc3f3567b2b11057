import type { CallAnswer } from "@/lib/process/process-state.mjs";

/*
 * Everything that can be read without a login may also be read by pages of other sites (CORS). Only reading: a call that
 * takes a lead sends no such headers and refuses other origins (`check-origin.ts`).
 */
const readable = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
};

/** Makes the response readable by pages of any site, without cookies. */
export function allowAnyOrigin(response: Response): Response {
  for (const [name, value] of Object.entries(readable)) response.headers.set(name, value);
  return response;
}

/** The same of an answer that is none yet. */
export function toAnyOrigin(answer: CallAnswer): CallAnswer {
  return { ...answer, headers: { ...answer.headers, ...readable } };
}

/** Answers the preflight request that a browser sends before a page of another site reads with an ETag. */
export async function answerPreflight(): Promise<Response> {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "GET, HEAD",
      "Access-Control-Allow-Headers": "Accept, Content-Type, If-None-Match",
      "Access-Control-Max-Age": "86400",
      Allow: "GET, HEAD, OPTIONS",
    },
  });
}
