import type pg from "pg";
import { NoAnswer } from "@/lib/process/circuit";
import { AskedPool, type AskPool } from "./asked-pool";

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
