import { readEnv, type Settings } from "@/lib/process/env";
import { ownAddress } from "@/lib/process/own-server";
import { describeError, OperatorError } from "./errors";
import { complain, say } from "./output";
import { loadEnvFiles } from "./project";
import { announceSite } from "./running-site";
import { notesAtStart, prepareWhenReady, startServer } from "./server";
import { whenAborted, listenForStop } from "./stop-signal";

// `npm run serve`: only the server, for a host or an image that already has packages, build and database. The build makes one
// file of it, so that Node runs it as it is.
const stopping = listenForStop();

try {
  loadEnvFiles();
  await serve();
} catch (error) {
  if (!stopping.aborted) {
    complain(describeError(error));
    process.exitCode = 1;
  }
}

async function serve(): Promise<void> {
  const settings = readEnv();
  if (!settings.DATABASE_URL && !settings.API_BASE_URL) {
    throw new OperatorError(
      "DATABASE_URL must be set for npm run serve. To run with an embedded database, use npm start.",
    );
  }
  if (settings.DATABASE_URL && !settings.API_BASE_URL)
    await prepareWhenReady(settings.DATABASE_URL, say, stopping);
  stopping.throwIfAborted();
  const announced = settings.API_BASE_URL ? undefined : announceSite(settings);
  stopping.addEventListener("abort", () => announced?.leave());
  try {
    await keepServing(settings);
  } finally {
    announced?.leave();
  }
}

async function keepServing(settings: Settings): Promise<void> {
  const server = await startServer("production", settings, stopping);
  say(`Ready: ${ownAddress(settings, "localhost")}`);
  for (const note of await notesAtStart(settings)) say(note);
  const end = await Promise.race([server.ended, whenAborted(stopping)]);
  if (!stopping.aborted) throw new OperatorError(`The site ended by itself (${end}).`);
  await server.stop();
}
