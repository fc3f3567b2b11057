"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { ListingFilters } from "@/lib/projects/project-filters";
import type { ProjectList } from "@/lib/projects/project-query-schema";
import { ListingView } from "./listing-view";

let browserClient: QueryClient | undefined;

/** One cache for as long as the tab lives, so that going back shows the list at once; a new one for each request. */
function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 } },
    });
  return typeof window === "undefined" ? create() : (browserClient ??= create());
}

type Props = { initialFilters: ListingFilters; initialList: ProjectList };

export function ListingBrowser(props: Props) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <ListingView {...props} />
    </QueryClientProvider>
  );
}
