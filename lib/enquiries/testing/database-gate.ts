import { connect, createServer, type Socket } from "node:net";

export type DatabaseGate = {
  /** The database's address through the gate. */
  url: string;
  open: () => void;
  /** Cuts every connection and refuses new ones, like a server that has stopped. */
  shut: () => void;
  /** Keeps every connection but passes nothing on, like a server that hangs. */
  freeze: () => void;
  /** Drops the answer to the next commit and cuts the connections: the data is stored, but the client does not know. */
  swallowNextCommit: () => void;
  close: () => Promise<void>;
};

/** A proxy in front of a real database that can be shut while a test runs. */
export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let mode: "open" | "shut" | "frozen" = "open";
  let swallow = false;
  const server = createServer((client) => {
    if (mode === "shut") return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      database.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    client.on("data", (chunk) => mode !== "frozen" && database.write(chunk));
    database.on("data", (chunk) => {
      if (swallow && chunk.includes("COMMIT\u0000")) {
        swallow = false;
        return end();
      }
      if (mode === "open") client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gate has no port");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  const cut = () => [...pairs].forEach(([client]) => client.destroy());
  return {
    url: url.href,
    open: () => {
      if (mode === "frozen") cut();
      mode = "open";
    },
    shut: () => {
      mode = "shut";
      cut();
    },
    freeze: () => {
      mode = "frozen";
    },
    swallowNextCommit: () => {
      swallow = true;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
