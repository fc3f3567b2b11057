import "server-only";
import { env } from "./env";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type Level = Exclude<(typeof levels)[number], "silent">;

/**
 * Writes one line of JSON to the log, if `LOG_LEVEL` allows. Logs are read by many: never write a name, a phone
 * number or an e-mail address to it.
 */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  if (levels.indexOf(level) < levels.indexOf(env().LOG_LEVEL)) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...facts });
  (level === "error" || level === "fatal" ? process.stderr : process.stdout).write(`${line}\n`);
}
