import type { Settings } from "@/lib/process/env";
import { ownAddress } from "@/lib/process/own-server";
import { hasCode, OperatorError } from "./errors";
import { exitText, spawnSite, stopNext } from "./next-process";
import { waitForPort } from "./ports";
import { pause } from "./stop-signal";

export type Mode = "production" | "dev";

export type Server = {
  /** Resolves to a text that says how the server ended. */
  ended: Promise<string>;
  /** Lets running requests finish for at most ten seconds. */
  stop: () => Promise<void>;
};

export type ServerOptions = { mode: Mode; settings: Settings; env: NodeJS.ProcessEnv; signal: AbortSignal };

const graceMs = 10_000;
const startMs = 60_000;
const databaseMs = 30_000;

/** Starts the site on HOST and PORT, and resolves when it answers. */
export async function startServer({ mode, settings, env, signal }: ServerOptions): Promise<Server> {
  const { PORT, HOST } = settings;
  await waitForPort(PORT, HOST, signal);
  const child = spawnSite(mode, { env, output: "inherit" });
  const ended = exitText(child);
  const server = { ended, stop: () => stopNext(child, graceMs) };
  let end: string | undefined;
  void ended.then((words) => (end = words));
  try {
    const deadline = Date.now() + startMs;
    while (!(await answers(ownAddress(settings, "localhost"), signal))) {
      if (end) throw new OperatorError(`The site could not start (${end}).`);
      if (Date.now() > deadline) throw new OperatorError(`The site does not answer on port ${PORT}.`);
      await pause(50, signal);
    }
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Creates the tables and the first content; waits for a server that is still starting. */
export async function prepareWhenReady(
  databaseUrl: string,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  // Imported here, because it reads settings that the launcher has to complete first.
  const { prepareDatabase } = await import("@/lib/catalogue/run/prepare-database");
  const { readTableState } = await import("@/lib/db/site-role");
  const deadline = Date.now() + databaseMs;
  for (;;) {
    try {
      const { mayChange, areCurrent } = await readTableState(databaseUrl);
      if (mayChange) return await prepareDatabase({ databaseUrl, log });
      if (areCurrent) return;
      throw new OperatorError(
        "The tables are not those of this version, and the user of DATABASE_URL may not change them. Please run npm run migrate with their owner first.",
      );
    } catch (error) {
      const reason =
        error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : error;
      if (hasCode(error, "28P01", "28000", "3D000", "42501")) {
        throw new OperatorError(`The database of DATABASE_URL refuses the connection: ${reason}.`, {
          cause: error,
        });
      }
      if (!hasCode(error, "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENOTFOUND", "57P03"))
        throw error;
      if (Date.now() > deadline) {
        throw new OperatorError(`The database of DATABASE_URL cannot be reached: ${reason}.`, {
          cause: error,
        });
      }
    }
    await pause(500, signal);
  }
}

/**
 * It listens when it can serve, so any status will do; and so does none in time: many visitors may be there already, and a
 * site that is slow for that is not one to be ended.
 */
export async function answers(address: string, signal: AbortSignal, patienceMs = 5_000): Promise<boolean> {
  const late = AbortSignal.timeout(patienceMs);
  try {
    await fetch(`${address}/healthz`, { redirect: "manual", signal: AbortSignal.any([signal, late]) });
    return true;
  } catch (error) {
    // Nobody listens yet: the caller decides how long to keep trying.
    return error === late.reason;
  }
}
