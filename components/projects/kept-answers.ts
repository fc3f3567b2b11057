/** For how long an answer is not asked for again. */
const freshMs = 60_000;
/** So many answers are kept, the latest. */
const most = 50;
/** After a failure it is asked for once more. */
const againAfterMs = 1_000;

type Kept = { data: unknown; at: number };
type Asked = { leaving: AbortController; waiting: Set<(isThere: boolean) => void> };

const answers = new Map<string, Kept>();
const asked = new Map<string, Asked>();

export function keptAnswer<T>(key: string): { data: T; isFresh: boolean } | undefined {
  const kept = answers.get(key);
  return kept && { data: kept.data as T, isFresh: Date.now() - kept.at < freshMs };
}

export function keepAnswer(key: string, data: unknown): void {
  answers.delete(key);
  answers.set(key, { data, at: Date.now() });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}

export function forgetAnswer(key: string): void {
  answers.delete(key);
}

/**
 * Asks, or waits with others who have asked the same; then says whether the answer is there. Returns how to leave; when
 * all have left, the call is given up.
 */
export function askOnce(
  key: string,
  ask: (signal: AbortSignal) => Promise<unknown>,
  tell: (isThere: boolean) => void,
): () => void {
  const one = asked.get(key) ?? begin(key, ask);
  one.waiting.add(tell);
  return () => {
    one.waiting.delete(tell);
    if (one.waiting.size > 0 || asked.get(key) !== one) return;
    asked.delete(key);
    one.leaving.abort();
  };
}

function begin(key: string, ask: (signal: AbortSignal) => Promise<unknown>): Asked {
  const one: Asked = { leaving: new AbortController(), waiting: new Set() };
  asked.set(key, one);
  const { signal } = one.leaving;
  const end = (isThere: boolean) => {
    if (signal.aborted) return;
    asked.delete(key);
    for (const tell of one.waiting) tell(isThere);
  };
  ask(signal)
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
      signal.throwIfAborted();
      return ask(signal);
    })
    .then(
      (data) => {
        if (!signal.aborted) keepAnswer(key, data);
        end(true);
      },
      () => end(false),
    );
  return one;
}
