import type { Failure } from "@/lib/contract/calls";

/** An answer that is no success, with the sentence the client reads. `errors` names what was wrong where. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Failure["errors"],
  ) {
    super(message);
    this.name = "ApiError";
  }

  toResponse(headers: HeadersInit = {}): Response {
    const body: Failure = {
      status: false,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
    };
    return Response.json(body, { status: this.status, headers: { "Cache-Control": "no-store", ...headers } });
  }
}

export const notFound = (what: string) => new ApiError(404, `${what} was not found.`);
