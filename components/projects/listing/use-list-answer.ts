"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useBeforePaint } from "@/components/ui/use-before-paint";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ListAnswer, ObservedList } from "./observe-list";

type Code = typeof import("./observe-list");
let code: Code | undefined;
async function loadCode(): Promise<Code> {
  return (code ??= await import("./observe-list"));
}

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
    let ahead: ReturnType<Code["askAhead"]> | undefined;
    let isOver = false;
    const stop = () => {
      for (const intent of intents) window.removeEventListener(intent, begin);
    };
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest("article a")) return;
      stop();
      const go = ({ askAhead }: Code) => {
        if (isOver) return;
        ahead = askAhead(() => latest.current.filters);
        ahead.begin(target);
      };
      loadCode().then(go, () => undefined);
    };
    for (const intent of intents) window.addEventListener(intent, begin, { passive: true });
    return () => {
      isOver = true;
      stop();
      ahead?.end();
      observed.current?.end();
      observed.current = undefined;
    };
  }, []);

  useBeforePaint(() => {
    latest.current = asked;
    latestFirst.current = first;
  });

  /** Where the code is here. */
  const ask = useCallback(
    (page: Page) => {
      const { list, ...own } = latestFirst.current;
      const known = { ...own, known: { list, since } };
      observed.current ??= code?.observeList(known, setAnswer);
      observed.current?.ask(page.key === own.key ? known : page);
    },
    [since],
  );

  const isFirst = asked.key === first.key;
  useBeforePaint(() => {
    if (isFirst && !observed.current) return setAnswer(null);
    let isOver = false;
    if (code) ask(latest.current);
    else {
      setAnswer({ list: undefined, isLoading: true, isFailed: false });
      loadCode().then(
        () => isOver || ask(latest.current),
        () => isOver || setAnswer({ list: undefined, isLoading: false, isFailed: true }),
      );
    }
    return () => void (isOver = true);
  }, [ask, asked.key, first.key, isFirst, tries]);

  /** Asks before the page was rendered with it: that takes a cheap phone as long as the answer. */
  const hurry = useCallback((page: Page) => page.key !== latestFirst.current.key && ask(page), [ask]);

  /** Whether the list is here already, so that nothing has to be waited for. */
  const knows = useCallback((key: string) => code?.knowsList(key) ?? false, []);

  /** What asks comes while a change waits for others. */
  const prepare = useCallback(() => void loadCode().catch(() => undefined), []);

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
    prepare,
    retry,
  };
}
