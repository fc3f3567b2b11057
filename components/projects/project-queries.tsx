"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

let browserClient: QueryClient | undefined;

/** One cache for as long as the tab lives, so that going back shows the list at once; a new one for each request. */
function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 } },
    });
  return typeof window === "undefined" ? create() : (browserClient ??= create());
}

/** Around what the browser reads of projects by itself. */
export function ProjectQueries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
