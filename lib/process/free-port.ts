import { once } from "node:events";
import { createServer } from "node:net";

/** A port on 127.0.0.1 that is free at this moment, and not `kept` for something that starts later. */
export async function findFreePort(kept?: number): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("The system gave no port.");
  return address.port === kept ? findFreePort(kept) : address.port;
}
