"use client";

import { useState } from "react";
import { EmptyState, FailedState, LoadingOverlay } from "@/components/projects/listing/listing-states";
import { AllPages } from "@/components/ui/all-pages";
import { Pagination } from "@/components/ui/pagination";
import { State } from "./part";

const hrefOf = (page: number) => `?page=${page}`;
const nothing = () => undefined;

/** A pagination that turns in place. */
export function PaginationState({ name, first, total }: { name: string; first: number; total: number }) {
  const [current, setCurrent] = useState(first);
  return (
    <State name={name}>
      <Pagination current={current} total={total} hrefOf={hrefOf} onPage={setCurrent} />
    </State>
  );
}

export function AllPagesState({ total }: { total: number }) {
  return (
    <State name={`${total} pages`}>
      <AllPages total={total} hrefOf={hrefOf} onPage={nothing} />
    </State>
  );
}

/** What a list says while there is nothing to list. */
export function ListStates() {
  return (
    <>
      <State name="nothing found, with filters">
        <EmptyState clear={nothing} hasFilters />
      </State>
      <State name="nothing there at all">
        <EmptyState clear={nothing} hasFilters={false} />
      </State>
      <State name="the list could not be read">
        <FailedState retry={nothing} />
      </State>
      <State name="the next list is being read">
        <div className="relative h-40">
          <LoadingOverlay />
        </div>
      </State>
    </>
  );
}
