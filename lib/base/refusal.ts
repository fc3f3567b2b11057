/** What is wrong with one field of what was sent. */
export type FieldFault = { path: string; msg: string };

/** `invalid`: as it was sent it can never be done; `missing`: what it is about is not there; `unavailable`: it can't be done now; `forbidden`: not by whoever asks. */
export type RefusalReason = "invalid" | "missing" | "forbidden" | "conflict" | "too-many" | "unavailable";

/** Something that is not done, with the sentence that whoever asked reads. `lib/api` gives each reason its status. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** `retryAfter`: seconds after which another try may succeed. */
    readonly details: { errors?: FieldFault[]; retryAfter?: number } = {},
  ) {
    super(message);
  }
}
