/*
 * What everybody may read, pages of other sites may read too (CORS). It holds for reading alone: a call that takes a
 * lead says nothing of the kind, and refuses other origins (`check-origin.ts`).
 */
/** The same answer, readable by the pages of any site; cookies are never part of it. */
export function allowAnyOrigin(response: Response): Response {
  response.headers.set("Access-Control-Allow-Origin", "*");
  response.headers.set("Access-Control-Expose-Headers", "ETag, Retry-After");
  return response;
}

/** What a browser asks first when a page of another site reads with an ETag at hand. */
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
