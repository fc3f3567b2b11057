import { QueryClient } from "@tanstack/react-query";

let ofBrowser: QueryClient | undefined;

/** In the browser one cache until the tab is closed, so that going back is instant; on the server one per request. */
export function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 } },
    });
  return typeof window === "undefined" ? create() : (ofBrowser ??= create());
}
