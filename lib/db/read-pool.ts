import pg from "pg";
import { busyMs, Circuit, NoAnswer } from "@/lib/process/circuit";
import { inSpan } from "@/lib/process/spans";

/** After a failure the replica is left alone for so long. */
const restMs = 5_000;
/** A replica that has answered nothing for so long hangs. Whoever waited for it asks the main database after that. */
const silentMs = 500;

/** SQLSTATEs of a server that has to be left: it ends, it starts, it has no room, it had to give way to what it replays. */
const leaving = /^(?:08|57P0|53|40001)/;
const unreachable = /^(?:E[A-Z_]+)$/;
const lost =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

type Routing = {
  main: pg.Pool;
  /** Told when the replica is left alone for a while, with what it said. */
  onLeft: (error: Error) => void;
  /** Whether it is not to be asked: what it has is too old, or it was seen not to answer. */
  isLeft?: () => boolean;
};

/** Asks a pool, with promises alone: whoever reads here gives no callback. */
type AskPool = (...asked: unknown[]) => Promise<unknown>;

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

/** A pool of a replica. What the replica can't answer, because it is not there or late, goes to the main database. */
export class ReadPool extends AskedPool {
  constructor(config: pg.PoolConfig, { main, onLeft, isLeft = () => false }: Routing) {
    super(config, silentMs);
    let restUntil = 0;
    const ask = this.query.bind(this) as AskPool;
    const askMain = main.query.bind(main) as AskPool;
    const query: AskPool = async (...asked) => {
      if (performance.now() < restUntil || isLeft()) return askMain(...asked);
      try {
        return await ask(...asked);
      } catch (error) {
        if (!(error instanceof Error) || !hasToBeLeft(error)) throw error;
        restUntil = performance.now() + restMs;
        onLeft(error);
        return askMain(...asked);
      }
    };
    this.query = query as typeof this.query;
  }
}

function hasToBeLeft(error: Error): boolean {
  if (error instanceof NoAnswer) return true;
  const code = "code" in error ? String(error.code) : "";
  return leaving.test(code) || unreachable.test(code) || lost.test(error.message);
}
