import { QueryClient } from "@tanstack/react-query";

/** How long an answer is shown without asking again. */
export const freshMs = 60_000;

let ofBrowser: QueryClient | undefined;

/** In the browser one cache until the tab is closed, so that going back is instant; on the server one per request. */
export function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { staleTime: freshMs, refetchOnWindowFocus: false, retry: 1 } },
    });
  return typeof window === "undefined" ? create() : (ofBrowser ??= create());
}
