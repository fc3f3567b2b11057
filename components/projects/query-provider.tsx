"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

let browserClient: QueryClient | undefined;

/** In the browser one cache until the tab is closed, so that going back is instant; on the server one per request. */
function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 } },
    });
  return typeof window === "undefined" ? create() : (browserClient ??= create());
}

/** Goes around components that fetch projects in the browser (React Query). */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
