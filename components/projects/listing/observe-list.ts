import { keepPreviousData, QueryObserver } from "@tanstack/react-query";
import { freshMs, queryClient } from "@/components/projects/query-client";
import { fetchProjectList } from "@/lib/api/browser-client";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import { toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { askListsAhead } from "./ask-lists-ahead";

export type AskedList = {
  key: string;
  filters: ListingFilters;
  known?: { list: ProjectList; since: number };
};
export type ListAnswer = { list: ProjectList | undefined; isLoading: boolean; isFailed: boolean };
/** Whoever gets an answer sooner sees no overlay come and go, and nothing is rendered for it. */
const patienceMs = 100;
export type ObservedList = ReturnType<typeof observeList>;

/**
 * Lists that the browser asks for, one after the other (React Query: kept for a minute, cancelled when nobody wants them
 * any more, tried twice). The one before stays until the next is there. A file of its own, because a list's first page
 * comes from the server: who changes nothing needs none of it.
 */
export function observeList(first: AskedList, show: (answer: ListAnswer) => void) {
  const client = queryClient();
  const observer = new QueryObserver<ProjectList>(client, optionsOf(first));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let shown: ListAnswer | undefined;
  /** What is the same is shown once: it is told when it is asked for and when the page was rendered with it. */
  const showNew = (answer: ListAnswer) => {
    const isSame = (["list", "isLoading", "isFailed"] as const).every((key) => shown?.[key] === answer[key]);
    if (!isSame) show((shown = answer));
  };
  const tell = ({
    data,
    isFetching,
    isPlaceholderData,
    isError,
  }: ReturnType<typeof observer.getCurrentResult>) => {
    const isLoading = isFetching && (isPlaceholderData || data === undefined);
    // Where the next one can't be had, the list that is looked at stays, and is not the page's first one again.
    const answer = { list: data ?? shown?.list, isLoading, isFailed: isError };
    clearTimeout(waiting);
    if (isLoading) waiting = setTimeout(() => showNew(answer), patienceMs);
    else showNew(answer);
  };
  let end: (() => void) | undefined;
  // It asks again when the network is back.
  client.mount();
  return {
    ask(asked: AskedList) {
      observer.setOptions(optionsOf(asked));
      end ??= observer.subscribe(tell);
      tell(observer.getCurrentResult());
    },
    retry: () => void observer.refetch(),
    end() {
      clearTimeout(waiting);
      end?.();
      client.unmount();
    },
  };
}

/** Whether its list came within the last minute, and so is not asked for again. */
export function knowsList(key: string): boolean {
  const query = queryClient()
    .getQueryCache()
    .find({ queryKey: queryKeyOf(key) });
  return query?.state.data !== undefined && !query.isStaleByTime(freshMs);
}

/** Asks for the lists that may be chosen next. A list that can't be had is asked for again when it is chosen. */
export function askAhead(now: () => ListingFilters) {
  return askListsAhead(now, (filters) =>
    queryClient().prefetchQuery(optionsOf({ key: toSearchParams(filters).toString(), filters })),
  );
}

const queryKeyOf = (key: string) => ["projects", key];

function optionsOf({ key, filters, known }: AskedList) {
  return {
    queryKey: queryKeyOf(key),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchProjectList(toProjectQuery(filters), signal),
    initialData: known?.list,
    initialDataUpdatedAt: known?.since,
    placeholderData: keepPreviousData<ProjectList>,
  };
}
