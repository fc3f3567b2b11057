export type PostgresError = { code: string; message: string; constraint?: string };

/** The database's error inside any thrown value; `null` if it does not come from the database. */
export function postgresError(error: unknown): PostgresError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    // An SQLSTATE has five characters; codes of the operating system look like ECONNRESET.
    if ("code" in inner && typeof inner.code === "string" && /^[0-9A-Z]{5}$/.test(inner.code)) {
      const constraint =
        "constraint" in inner && typeof inner.constraint === "string" ? inner.constraint : undefined;
      return { code: inner.code, message: inner.message, constraint };
    }
  }
  return null;
}
