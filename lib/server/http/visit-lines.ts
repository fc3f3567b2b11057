import { isLogged, logText } from "@/lib/process/log";
import type { VisitFacts } from "./visits";

/** Lines are written together, as a write costs more than a line. In milliseconds; so many lines at most. */
const together = { ms: 200, lines: 500 };

/** Files of the build and the questions of a watch would bury what visitors did. */
const quiet = new Set<string>(["file", "health"]);

/**
 * Writes a line of the log for each request: which, what kind of address, how it ended and in what time. Built by hand,
 * because pages that are ready go out ten thousand times a second; all its texts are words of ours but the id, which is
 * safe.
 */
export class VisitLines {
  #lines = "";
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #second = 0;
  #until = "";

  readonly tell = ({ id, method, route, status, ms, cache }: VisitFacts): void => {
    const level = status >= 500 ? "warn" : quiet.has(route) ? "debug" : "info";
    if (!isLogged(level)) return;
    this.#lines += `{"time":"${this.#now()}","level":"${level}","message":"request","request":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 10) / 10},"cache":"${cache}"}\n`;
    this.#count += 1;
    if (this.#count >= together.lines) return this.write();
    this.#timer ??= setTimeout(this.write, together.ms).unref();
  };

  /** What waits is written: also when the process ends. */
  readonly write = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines === "") return;
    const lines = this.#lines;
    this.#lines = "";
    this.#count = 0;
    logText(lines);
  };

  /** The time as all lines have it. Its first 20 characters are made once a second. */
  #now(): string {
    const now = Date.now();
    const second = Math.floor(now / 1_000);
    if (second !== this.#second) {
      this.#second = second;
      this.#until = new Date(second * 1_000).toISOString().slice(0, 20);
    }
    return `${this.#until}${String(now % 1_000).padStart(3, "0")}Z`;
  }
}
