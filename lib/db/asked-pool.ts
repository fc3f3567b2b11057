import pg from "pg";
import { busyMs, Circuit } from "@/lib/process/circuit";
import { inSpan } from "@/lib/process/spans";

/** Asks a pool, with promises alone: whoever reads here gives no callback. */
export type AskPool = (...asked: unknown[]) => Promise<unknown>;

/** What the driver says when its time for a connection is over. */
const notConnected =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** A pool that does not wait for a database that hangs: nothing was answered for `silentMs`, and then no `select 1`. */
export class AskedPool extends pg.Pool {
  constructor(config: pg.PoolConfig, silentMs: number) {
    super(config);
    const ask = againIfBusy(super.query.bind(this) as AskPool, config.connectionTimeoutMillis);
    const circuit = new Circuit({ name: "The database", silentMs, probe: () => ask("select 1") });
    const connect = super.connect.bind(this);
    const query: AskPool = (...asked) => inSpan("database", () => circuit.run(() => ask(...asked)));
    this.query = query as typeof this.query;
    // With a callback it is the pool itself, for a question that the circuit has let through.
    const open = async (): Promise<pg.PoolClient> => {
      circuit.check();
      return connect();
    };
    this.connect = ((callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : open()) as typeof this.connect;
  }
}

/**
 * Asks once more when no connection came in time because this process was busy, as it is when it has just started: the driver
 * looks at its clock before it reads what came. Nothing was sent then, so nothing is done twice.
 */
function againIfBusy(ask: AskPool, connectMs = Infinity): AskPool {
  return async (...asked) => {
    const askedAt = performance.now();
    try {
      return await ask(...asked);
    } catch (error) {
      const wasBusy = performance.now() - askedAt > connectMs + busyMs;
      if (!wasBusy || !(error instanceof Error) || !notConnected.test(error.message)) throw error;
      return ask(...asked);
    }
  };
}
