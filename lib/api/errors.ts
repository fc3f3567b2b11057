import { Refusal, type FieldFault, type RefusalReason } from "@/lib/base/refusal";
import type { Failure } from "@/lib/contract/answers";
import type { CallAnswer } from "@/lib/process/process-state.mjs";
import { toResponse } from "./answer-text";

const statusOf: Record<RefusalReason, number> = {
  invalid: 400,
  missing: 404,
  forbidden: 403,
  conflict: 409,
  "too-many": 429,
  unavailable: 503,
};

/**
 * A failure of a call, with its status and the sentence for the client. `errors` are those of single fields;
 * `retryAfter` is in seconds.
 */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldFault[],
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  toResponse(headers: Record<string, string> = {}): Response {
    return toResponse(this.toAnswer(headers));
  }

  toAnswer(headers: Record<string, string> = {}): CallAnswer {
    const body: Failure = {
      status: false,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
    };
    const wait: Record<string, string> =
      this.retryAfter === undefined ? {} : { "Retry-After": String(this.retryAfter) };
    return {
      status: this.status,
      headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...wait, ...headers },
      body: JSON.stringify(body),
    };
  }
}

/** The API's error for a refusal; `null` for any other error. */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Refusal)) return null;
  const { errors, retryAfter } = error.details;
  return new ApiError(statusOf[error.reason], error.message, errors, retryAfter);
}

export const notFoundError = (what: string) => new ApiError(404, `${what} was not found.`);

/** The value that was read; throws 404 if there is none. */
export function found<T>(what: string, value: T | null): T {
  if (value === null) throw notFoundError(what);
  return value;
}
