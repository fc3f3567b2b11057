import "server-only";
import { ApiError } from "./errors";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
export type Handler = (request: Request, params: Record<string, string>) => Promise<Response>;

/** A call by its path in the contract, and what it answers to each method; `{id}` in the path is the parameter `id`. */
export type ServedCall = { path: string } & Record<Method, Handler>;

/** The methods that a call does not take: 405 with the sentence, and what it does take in `Allow`. */
export function refuseMethods(sentence: string, allow: string): Record<Method, () => Promise<Response>> {
  const refuse = async () => new ApiError(405, sentence).toResponse({ Allow: allow });
  const OPTIONS = async () => new Response(null, { status: 204, headers: { Allow: `${allow}, OPTIONS` } });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS };
}

type Context = { params: Promise<{ call: string[] }> };
type Route = (request: Request, context: Context) => Promise<Response>;

/** The methods of a route file `[...call]` that serves these calls; any other address is 404. */
export function serveCalls(served: readonly ServedCall[]): Record<Method, Route> {
  const serve = (method: Method): Route => {
    return async (request, context) => {
      const { call } = await context.params;
      const found = findCall(served, call);
      if (found) return found.call[method](request, found.params);
      return new ApiError(404, "There is no such call. /api/v1/openapi.json lists them all.").toResponse();
    };
  };
  return {
    GET: serve("GET"),
    POST: serve("POST"),
    PUT: serve("PUT"),
    PATCH: serve("PATCH"),
    DELETE: serve("DELETE"),
    OPTIONS: serve("OPTIONS"),
  };
}

/** The call that is at these parts of an address. */
export function findCall<C extends { path: string }>(calls: readonly C[], parts: readonly string[]) {
  for (const call of calls) {
    const params = matchPath(call.path, parts);
    if (params) return { call, params };
  }
  return null;
}

/** The parameters of an address, when it is one of this path; `null` when it is none. */
export function matchPath(path: string, parts: readonly string[]): Record<string, string> | null {
  const names = path.slice(1).split("/");
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const parameter = /^\{(\w+)\}$/.exec(names[at] ?? "")?.[1];
    if (parameter) params[parameter] = part;
    else if (names[at] !== part) return null;
  }
  return params;
}
