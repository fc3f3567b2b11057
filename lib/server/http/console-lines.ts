import { format } from "node:util";
import { log } from "@/lib/process/log";

const levels = {
  debug: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
  trace: "error",
} as const;

/**
 * Whatever is written by `console`, by us, Next or a package, becomes one JSON object on one line: a text of a visitor in it
 * (a line break, a colour) can neither begin a line of its own nor reach a terminal.
 */
export function writeConsoleInLines(): void {
  for (const [method, level] of Object.entries(levels) as [
    keyof typeof levels,
    "debug" | "info" | "warn" | "error",
  ][])
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts);
      const facts = readFacts(text);
      log(level, facts ? String(facts.message ?? "") : text, facts ?? {});
    };
}

/** The facts of a text that is an object in JSON already. */
function readFacts(text: string): Record<string, unknown> | null {
  if (!text.startsWith("{")) return null;
  try {
    const { level: _level, message, ...facts } = JSON.parse(text) as Record<string, unknown>;
    return { ...facts, message };
  } catch {
    // It only begins like one.
    return null;
  }
}
