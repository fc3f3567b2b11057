import { useEffect, useState } from "react";

type Answer<T> = { question: string; items: readonly T[] | null };
export type AskedList<T> = {
  status: "unasked" | "loading" | "failed" | "loaded";
  items: readonly T[];
  retry: () => void;
};

/** The list that `read` answers for `key`, read anew for each key; none for `null`. `read` stays the same function. */
export function useList<T>(
  key: string | null,
  read: (key: string, signal: AbortSignal) => Promise<T[]>,
): AskedList<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>();
  const question = `${attempt} ${key}`;

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const tell = (items: readonly T[] | null) => {
      if (!abort.signal.aborted) setAnswer({ question, items });
    };
    read(key, abort.signal).then(tell, (error: unknown) => {
      if (!abort.signal.aborted) console.error(error);
      tell(null);
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
