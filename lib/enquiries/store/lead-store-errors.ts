import { postgresError } from "@/lib/db/postgres-error";

/** The reason of a failure for the log: codes and constraints, never the statement, which contains personal data. */
export function loggableReason(error: unknown): string {
  const said = postgresError(error);
  if (said) return `${said.code} ${said.constraint ?? ""}`.trim();
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
    if (!(inner.cause instanceof Error) && !inner.message.startsWith("Failed query")) return inner.message;
  }
  return "unknown";
}

/** Whether the tables refuse this lead (SQLSTATE classes 22 and 23); any other failure may be temporary. */
export function isRefusedByTables(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? "");
}
