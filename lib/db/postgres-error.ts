export type PostgresError = { code: string; message: string; constraint?: string };

/** The database's own error inside whatever was thrown; `null` when the database didn't say it. */
export function postgresError(error: unknown): PostgresError | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    // SQLSTATE: five characters, where the operating system's codes look like ECONNRESET.
    if ("code" in inner && typeof inner.code === "string" && /^[0-9A-Z]{5}$/.test(inner.code)) {
      const constraint =
        "constraint" in inner && typeof inner.constraint === "string" ? inner.constraint : undefined;
      return { code: inner.code, message: inner.message, constraint };
    }
  }
  return null;
}
