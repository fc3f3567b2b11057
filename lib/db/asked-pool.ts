import pg from "pg";
import { Circuit } from "@/lib/process/circuit";
import { inSpan } from "@/lib/process/spans";

/** Asks a pool, with promises alone: whoever reads here gives no callback. */
export type AskPool = (...asked: unknown[]) => Promise<unknown>;

/** A pool that does not wait for a database that hangs: nothing was answered for `silentMs`, and then no `select 1`. */
export class AskedPool extends pg.Pool {
  constructor(config: pg.PoolConfig, silentMs: number) {
    super(config);
    const ask = super.query.bind(this) as AskPool;
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
