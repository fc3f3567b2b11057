import "server-only";
import type { z } from "zod";
import { env } from "@/lib/process/env";
import type { CallAnswer } from "@/lib/process/process-state.mjs";
import type { ReadCall } from "@/lib/contract/call-kinds";
import { jsonType, readOnlyMethods } from "./answer-json";
import { textAnswer, toResponse } from "./answer-text";
import { allowAnyOrigin, toAnyOrigin } from "./cross-origin-reading";
import { ApiError, notFoundError } from "./errors";
import { forwardCall } from "./forward";
import type { ServedCall } from "./serve-calls";
import { saidFailure } from "@/lib/process/log";

/**
 * One reading call: checks what was asked against the contract, runs it, answers JSON with an ETag (304 when the client
 * has it), to the pages of any site. Bad input is 400 with the names of what is wrong; a database that can't be read is
 * 503.
 */
export function readHandler<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodObject>(
  call: ReadCall<P, Q, A>,
  run: (input: { params: z.output<P>; query: z.output<Q> }) => Promise<Omit<z.input<A>, "status">>,
): ReadingCall {
  const read = async (search: URLSearchParams, given: Params, ifNoneMatch: string | null | undefined) => {
    try {
      const query = parseQuery(call.query, queryOf(search));
      const params = parseParams(call.params, given);
      const body = JSON.stringify({ status: true, ...(await run({ params, query })) });
      return textAnswer(ifNoneMatch, body, jsonType);
    } catch (error) {
      if (error instanceof ApiError) return error.toAnswer();
      console.error(JSON.stringify({ level: "error", call: call.path, message: saidFailure(error) }));
      return unavailable();
    }
  };
  const answer: ReadingCall["answer"] = async (...asked) => toAnyOrigin(await read(...asked));
  return {
    path: call.path,
    ...readOnlyMethods,
    answer,
    GET: async (request, given) => {
      const { API_BASE_URL } = env();
      if (API_BASE_URL) return allowAnyOrigin(await forwardCall(request, API_BASE_URL));
      const { searchParams } = new URL(request.url);
      return toResponse(await answer(searchParams, given, request.headers.get("if-none-match")));
    },
  };
}

type Params = Record<string, string>;
/** A call that can be answered without Next, too. */
export type ReadingCall = ServedCall & {
  answer: (
    search: URLSearchParams,
    given: Params,
    ifNoneMatch: string | null | undefined,
  ) => Promise<CallAnswer>;
};

function unavailable(): CallAnswer {
  const error = new ApiError(503, "The data can't be read right now. Please try again in a moment.");
  return error.toAnswer({ "Retry-After": "5" });
}

/** The query as an object: of a repeated parameter the last value counts, and an empty value counts as absent. */
function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value.trim() !== ""));
}

/** An error names the parameter, also if only one item of its list is wrong. */
function parseQuery<S extends z.ZodObject>(schema: S, query: Record<string, string>): z.output<S> {
  const parsed = schema.safeParse(query);
  const unreadable = Object.keys(schema.shape).filter((name) => hasControls(query[name]));
  if (parsed.success && unreadable.length === 0) return parsed.data;
  const errors = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0]), msg: message })),
    ...unreadable.map((path) => ({ path, msg: "has characters that can't be read" })),
  ];
  throw new ApiError(400, errors.map(({ path, msg }) => `${path}: ${msg}`).join("; "), errors);
}

/** 404 for a part of the path that can't be an id or a name. */
function parseParams<S extends z.ZodObject>(schema: S, params: Record<string, string>): z.output<S> {
  const parsed = schema.safeParse(params);
  if (!parsed.success || Object.values(params).some(hasControls)) throw notFoundError("What was asked for");
  return parsed.data;
}

/** PostgreSQL can't store a zero byte, and nobody types other control characters. */
function hasControls(text: unknown): boolean {
  return typeof text === "string" && /[\u0000-\u0008\u000e-\u001f]/.test(text);
}
