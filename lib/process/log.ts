import "server-only";
import { env } from "./env";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type Level = Exclude<(typeof levels)[number], "silent">;

/**
 * One line of JSON to the log, when `LOG_LEVEL` asks for it. What is written here is read by many: never a name, a phone
 * number or an e-mail address.
 */
export function log(level: Level, message: string, facts: Record<string, unknown> = {}): void {
  if (levels.indexOf(level) < levels.indexOf(env().LOG_LEVEL)) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...facts });
  (level === "error" || level === "fatal" ? process.stderr : process.stdout).write(`${line}\n`);
}
