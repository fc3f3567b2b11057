import { createServer } from "node:net";
import { hasCode, OperatorError } from "./errors";
import { pause } from "./stop-signal";

/**
 * Waits up to `patienceMs` until the port is free, because the server of a killed run may still be releasing
 * it. Throws an `OperatorError` if it stays in use.
 */
export async function waitForPort(
  port: number,
  host: string,
  signal?: AbortSignal,
  patienceMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const error = await tryPort(port, host);
    if (!error) return;
    if (hasCode(error, "EADDRINUSE")) {
      if (Date.now() > deadline) {
        throw new OperatorError(
          `Port ${port} is in use by another program. Please stop that program, or set PORT to another number.`,
        );
      }
    } else if (hasCode(error, "EACCES")) {
      throw new OperatorError(
        `This user may not listen on port ${port}. Please set PORT to a number above 1023.`,
      );
    } else {
      throw new OperatorError(`The site cannot listen on ${host}, port ${port}: ${error.message}`);
    }
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
