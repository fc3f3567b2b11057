import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import type { ReadCall } from "./contract";
import { ApiError } from "./errors";
import { forward } from "./forward";

type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
type Handler = (request: Request, context: Context) => Promise<Response>;
type Handlers = Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Handler>;

/** A shared cache may keep an answer for a moment, and asks again with the ETag after it. */
const cacheControl = "public, max-age=0, s-maxage=2, must-revalidate";

/**
 * The route of one reading call: checks what was asked against the contract, runs it, answers JSON with an ETag (304
 * when the client has it). Bad input is 400 with the names of what is wrong; a database that can't be read is 503.
 */
export function readHandler<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodObject>(
  call: ReadCall<P, Q, A>,
  run: (input: { params: z.output<P>; query: z.output<Q> }) => Promise<Omit<z.input<A>, "status">>,
): Handlers {
  const get: Handler = async (request, context) => {
    const { API_BASE_URL } = env();
    if (API_BASE_URL) return forward(request, API_BASE_URL);
    try {
      const query = parse(call.query, queryOf(request.url));
      const params = parse(call.params, (await context.params) ?? {});
      return answer(request, { status: true, ...(await run({ params, query })) });
    } catch (error) {
      if (error instanceof ApiError) return error.toResponse();
      console.error(JSON.stringify({ level: "error", call: call.path, message: String(error) }));
      return unavailable();
    }
  };
  return { GET: get, POST: onlyGet, PUT: onlyGet, PATCH: onlyGet, DELETE: onlyGet };
}

const onlyGet: Handler = async () =>
  new ApiError(405, "This call can only be read (GET).").toResponse({ Allow: "GET, HEAD" });

function unavailable(): Response {
  const error = new ApiError(503, "The data can't be read right now. Please try again in a moment.");
  return error.toResponse({ "Retry-After": "5" });
}

/** The query as an object: of a repeated name the last counts; an empty value counts as absent. */
function queryOf(url: string): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].filter(([, value]) => value.trim() !== ""));
}

function parse<S extends z.ZodObject>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const errors = [...issues, ...controlCharacters(value)].map(({ path, message }) => ({
    path: path.join("."),
    msg: message,
  }));
  if (parsed.success && errors.length === 0) return parsed.data;
  throw new ApiError(400, errors.map(({ path, msg }) => `${path}: ${msg}`).join("; "), errors);
}

/** PostgreSQL can't hold a zero byte, and nobody types the others. */
function controlCharacters(value: unknown): { path: string[]; message: string }[] {
  return Object.entries(value ?? {})
    .filter(([, text]) => typeof text === "string" && /[\u0000-\u0008\u000e-\u001f]/.test(text))
    .map(([name]) => ({ path: [name], message: "has characters that can't be read" }));
}

function answer(request: Request, data: unknown): Response {
  const body = JSON.stringify(data);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
