import { useEffect, useState } from "react";

type Answer<T> = { question: string; items: readonly T[] | null };
export type FetchedList<T> = {
  status: "unasked" | "loading" | "failed" | "loaded";
  items: readonly T[];
  retry: () => void;
};

/** The list that `read` fetches for `key`, again for each new key; empty for `null`. `read` must stay the same. */
export function useFetchedList<T>(
  key: string | null,
  read: (key: string, signal: AbortSignal) => Promise<T[]>,
): FetchedList<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>();
  const question = `${attempt} ${key}`;

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const showAnswer = (items: readonly T[] | null) => {
      if (!abort.signal.aborted) setAnswer({ question, items });
    };
    read(key, abort.signal).then(showAnswer, (error: unknown) => {
      if (!abort.signal.aborted) console.error(error);
      showAnswer(null);
    });
    return () => abort.abort();
  }, [key, read, question]);

  const answered = answer?.question === question ? answer : undefined;
  const retry = () => setAttempt(attempt + 1);
  if (key === null) return { status: "unasked", items: [], retry };
  if (!answered) return { status: "loading", items: [], retry };
  if (!answered.items) return { status: "failed", items: [], retry };
  return { status: "loaded", items: answered.items, retry };
}
