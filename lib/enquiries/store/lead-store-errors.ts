import { postgresError } from "@/lib/db/postgres-error";

/** What went wrong, for the log: codes and constraints, never the statement, whose values are a person's. */
export function loggableReason(error: unknown): string {
  const said = postgresError(error);
  if (said) return `${said.code} ${said.constraint ?? ""}`.trim();
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
    if (!(inner.cause instanceof Error) && !inner.message.startsWith("Failed query")) return inner.message;
  }
  return "unknown";
}

/** The lead is what the tables refuse (SQLSTATE classes 22 and 23); anything else may pass. */
export function isRefusedByTables(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? "");
}
