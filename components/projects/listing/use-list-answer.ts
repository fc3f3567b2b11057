"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useBeforePaint } from "./use-before-paint";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ListAnswer, ObservedList } from "./observe-list";

let code: typeof import("./observe-list") | undefined;
const loadCode = async () => (code ??= await import("./observe-list"));

/** The first touch or key may be a filter's; a link's has enough to do. */
const intents = ["pointerdown", "focusin"] as const;

type Page = { key: string; filters: ListingFilters };

/** The list of what is asked for: `first` came with the page, all others are asked for in the browser. */
export function useListAnswer(asked: Page, first: Page & { list: ProjectList }) {
  // `null`: what came with the page.
  const [answer, setAnswer] = useState<ListAnswer | null>(null);
  const [tries, setTries] = useState(0);
  const observed = useRef<ObservedList>(undefined);
  const [since] = useState(Date.now);
  const latest = useRef(asked);
  const latestFirst = useRef(first);

  useEffect(() => {
    const stop = () => {
      for (const intent of intents) window.removeEventListener(intent, begin);
    };
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest("article a")) return;
      stop();
      loadCode().catch(() => undefined);
    };
    for (const intent of intents) window.addEventListener(intent, begin, { passive: true });
    return () => {
      stop();
      observed.current?.end();
      observed.current = undefined;
    };
  }, []);

  useBeforePaint(() => {
    latest.current = asked;
    latestFirst.current = first;
  });

  const isFirst = asked.key === first.key;
  useBeforePaint(() => {
    if (isFirst && !observed.current) return setAnswer(null);
    let isOver = false;
    const ask = ({ observeList }: NonNullable<typeof code>) => {
      const { list, ...page } = latestFirst.current;
      const known = { ...page, known: { list, since } };
      observed.current ??= observeList(known, setAnswer);
      observed.current.ask(latest.current.key === page.key ? known : latest.current);
    };
    if (code) ask(code);
    else {
      setAnswer({ list: undefined, isLoading: true, isFailed: false });
      loadCode().then(
        (loaded) => isOver || ask(loaded),
        () => isOver || setAnswer({ list: undefined, isLoading: false, isFailed: true }),
      );
    }
    return () => void (isOver = true);
  }, [asked.key, first.key, isFirst, since, tries]);

  /** Asks before the page was rendered with it: that takes a cheap phone as long as the answer. */
  const hurry = useCallback((page: Page) => {
    if (observed.current && page.key !== latestFirst.current.key) observed.current.ask(page);
  }, []);

  /** Whether the list is here already, so that nothing has to be waited for. */
  const knows = useCallback((key: string) => observed.current?.knows(key) ?? false, []);

  const retry = useCallback(() => {
    if (observed.current) observed.current.retry();
    else setTries((before) => before + 1);
  }, []);

  return {
    list: answer?.list ?? first.list,
    isLoading: answer?.isLoading ?? false,
    isFailed: answer?.isFailed ?? false,
    hurry,
    knows,
    retry,
  };
}
