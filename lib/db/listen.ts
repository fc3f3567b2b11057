import "server-only";
import pg from "pg";

/** In milliseconds: a connection that is lost is made again so much later, and for so long it is waited for. */
const restMs = 2_000;
const connectMs = 5_000;

/**
 * Hears what is said on a channel of this database (`pg_notify`), on a connection of its own, which is made again whenever it
 * is lost. What was said meanwhile is not heard: whoever listens looks by himself too, when it is there (`onListening`) or now and then.
 * Returns what ends it.
 */
export function listenTo(
  databaseUrl: string,
  channel: string,
  onHeard: (payload: string) => void,
  onListening: () => void = () => {},
): () => Promise<void> {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    const own = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: `listens to ${channel}`,
    });
    client = own;
    own.on("notification", ({ payload }) => onHeard(payload ?? ""));
    // Without a listener a lost connection would end the process. It ends in any case, and that is when it is made again.
    own.on("error", () => {});
    own.once("end", again);
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onListening();
    } catch {
      // Not logged: whoever reads the database says that it is away.
      await own.end().catch(() => undefined);
      again();
    }
  }

  function again(): void {
    if (isEnded) return;
    clearTimeout(timer);
    timer = setTimeout(() => void listen(), restMs);
    timer.unref();
  }

  void listen();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end();
  };
}
