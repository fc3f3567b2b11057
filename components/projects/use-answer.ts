"use client";

import { useCallback, useEffect, useState } from "react";
import { askOnce, forgetAnswer, keepAnswer, keptAnswer } from "./kept-answers";

/** What the server and the first rendering in the browser both know: nothing but `initial`. */
const isServer = typeof window === "undefined";

export type Answer<T> = {
  /** Of this key; `undefined` until it is there. */
  data: T | undefined;
  /** Asked for, without anything to show yet. */
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
};

/**
 * What `ask` answers for `key`: kept for a while, so that going back is instant; given up when nobody waits any more;
 * asked for a second time when it fails, and again when the line is back. `initial` is what the server has answered.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, initial?: T): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState("");
  const [, showAnswer] = useState(0);
  const question = `${attempt} ${key}`;
  const kept = isServer ? undefined : keptAnswer<T>(key);
  const data = kept ? kept.data : initial;
  const isFailed = data === undefined && failed === question;

  const retry = useCallback(() => {
    forgetAnswer(key);
    setAttempt((now) => now + 1);
  }, [key]);

  useEffect(() => {
    if (initial !== undefined && !keptAnswer(key)) keepAnswer(key, initial);
    if (keptAnswer(key)?.isFresh) return;
    const leave = askOnce(key, ask, (isThere) =>
      isThere ? showAnswer((now) => now + 1) : setFailed(question),
    );
    return leave;
    // Asked again for another key or at another attempt, not for another function that asks the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);

  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isFailed, retry]);

  return { data, isLoading: data === undefined && !isFailed, isFailed, retry };
}
