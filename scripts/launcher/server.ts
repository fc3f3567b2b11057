import { createServer } from "node:net";
import { agentRegistrations } from "@/content/site";
import { keptLeadsNote } from "@/lib/enquiries/store/delivery-mutations";
import type { Settings } from "@/lib/process/env";
import { ownAddress } from "@/lib/process/own-server";
import { registrationWarnings } from "@/lib/seo/agent-words";
import { describeError, hasCode, OperatorError } from "./errors";
import { exitText, spawnSite, stopNext } from "./next-process";
import { complain } from "./output";
import { pause } from "./stop-signal";

export type Mode = "production" | "dev";

export type Server = {
  /** Resolves to a text that says how the server ended. */
  ended: Promise<string>;
  /** Lets running requests finish for at most ten seconds. */
  stop: () => Promise<void>;
};

const graceMs = 10_000;
const startMs = 60_000;
const databaseMs = 30_000;
const portMs = 10_000;

/** Starts the site on HOST and PORT, and resolves when it answers. */
export async function startServer(mode: Mode, settings: Settings, signal: AbortSignal): Promise<Server> {
  const { PORT, HOST } = settings;
  await waitForPort(PORT, HOST, signal);
  const child = spawnSite(mode, { env: process.env, output: "inherit" });
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

/** What somebody who starts the site should know, a sentence each. */
export async function notesAtStart(settings: Settings): Promise<string[]> {
  const keptLeads = keptLeadsNote(settings);
  const ofDesk = settings.API_BASE_URL ? undefined : await registrationsOfDesk(process.env.DATABASE_URL);
  return [
    ...(keptLeads ? [keptLeads] : []),
    ...registrationWarnings(undefined, ofDesk ?? agentRegistrations),
  ];
}

/** What the site shows instead of those in `content/site.ts`, if the desk has saved any. */
async function registrationsOfDesk(databaseUrl: string | undefined) {
  if (!databaseUrl) return undefined;
  const [{ withDatabase }, { readWords }] = await Promise.all([
    import("@/lib/db/client"),
    import("@/lib/words/words-queries"),
  ]);
  try {
    return (await withDatabase(databaseUrl, readWords)).registrations?.registrations;
  } catch (error) {
    complain(`The registrations at the desk could not be read: ${describeError(error)}`);
    return undefined;
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

/** Waits until the port is free, because the server of a killed run may still be releasing it. */
export async function waitForPort(
  port: number,
  host: string,
  signal?: AbortSignal,
  patienceMs = portMs,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const error = await tryPort(port, host);
    if (!error) return;
    if (hasCode(error, "EACCES"))
      throw new OperatorError(
        `This user may not listen on port ${port}. Please set PORT to a number above 1023.`,
      );
    if (!hasCode(error, "EADDRINUSE"))
      throw new OperatorError(`The site cannot listen on ${host}, port ${port}: ${error.message}`);
    if (Date.now() > deadline)
      throw new OperatorError(
        `Port ${port} is in use by another program. Please stop that program, or set PORT to another number.`,
      );
    await pause(200, signal);
  }
}

function tryPort(port: number, host: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
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
      const { message, code } = error as NodeJS.ErrnoException; // only errors are thrown
      const fail = (what: string) =>
        new OperatorError(`The database of DATABASE_URL ${what}: ${message || code}.`, { cause: error });
      if (hasCode(error, "28P01", "28000", "3D000", "42501")) throw fail("refuses the connection");
      if (!hasCode(error, "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENOTFOUND", "57P03"))
        throw error;
      if (Date.now() > deadline) throw fail("cannot be reached");
    }
    await pause(500, signal);
  }
}
