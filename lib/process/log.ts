import "server-only";
import { env } from "./env";
import { withoutPersons } from "./without-persons";
import { requestContexts } from "./process-state.mjs";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type Level = Exclude<(typeof levels)[number], "silent">;

/** Whether `LOG_LEVEL` allows lines of this level. */
export function isLogged(level: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(env().LOG_LEVEL);
}

/**
 * Writes one line of JSON to the log, if `LOG_LEVEL` allows, with the id of the request that it belongs to. Logs are read
 * by many: never write a name, a phone number or an e-mail address to it. What looks like one is taken out.
 */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  if (!isLogged(level)) return;
  const request = requestContexts.getStore()?.id;
  const line = { time: new Date().toISOString(), level, message, ...(request && { request }), ...facts };
  const text = JSON.stringify(line, (_, value: unknown) =>
    typeof value === "string" ? withoutPersons(value) : value,
  );
  logText(`${text}\n`, level === "error" || level === "fatal");
}

/** Writes whole lines as they are. */
export function logText(lines: string, isError = false): void {
  (isError ? process.stderr : process.stdout).write(lines);
}
