import "server-only";
import { env } from "./env";
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

const address = /(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}\b/g;
/** In an address of a server, before the `@`. */
const password = /(\w:\/\/)[^\s/@:]{0,500}:[^\s/]{0,500}@/g;
/** With a country's code, or ten digits as India's mobiles have. */
const phone = /(?<![\w.-])(?:(?:\+|00)[1-9](?:[ -]?\d){8,13}|(?:0|91[ -]?)?[6-9]\d{4}[ -]?\d{5})(?![\w])/g;
/**
 * What a driver of the database says of a statement that failed: what was typed, names too. It ends where a stack begins,
 * and not where somebody typed a line that begins with "at".
 */
const parameters = /\bparams: (?:(?!\n {1,20}at [^\n]{0,500}:\d{1,7}:\d{1,7}\)?(?:\n|$))[^])*/g;
const detail = /\b(Key|Failing row contains) \([^\n]*/g;

/**
 * A text of a log without what may be of a person or a secret: the last fence, for messages of packages. Who writes a line
 * leaves it out to begin with. Each pattern ends soon wherever it begins: texts of a megabyte come here on bad days.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(parameters, "params: [left out]")
    .replace(password, "$1[password]@")
    .replace(detail, "$1 [left out]")
    .replace(address, "[e-mail]")
    .replace(phone, "[number]");
}

const mostLength = 300;

/**
 * What failed, for the log, with the reasons inside it: a query that failed does not say why in its own words. What it was asked
 * with is left out.
 */
export function saidFailure(error: unknown): string {
  const said: string[] = [];
  for (let inner = error; inner !== undefined && said.length < 4; inner = causeOf(inner))
    said.push(inLine(String(inner)));
  return said.join(" – because: ");
}

const inLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ params: .*$/, "")
    .slice(0, mostLength);

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** The kind of an error, for a line of the log: its message may hold what somebody typed. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
