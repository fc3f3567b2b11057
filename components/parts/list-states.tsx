"use client";

import { useState } from "react";
import { FailedState, LoadingOverlay } from "@/components/projects/listing/listing-states";
import { AllPages } from "@/components/ui/all-pages";
import { Pagination } from "@/components/ui/pagination";
import { PartState } from "./part";

const hrefOf = (page: number) => `?page=${page}`;
const nothing = () => undefined;

/** A pagination that turns in place. */
export function PaginationState({ name, first, total }: { name: string; first: number; total: number }) {
  const [current, setCurrent] = useState(first);
  return (
    <PartState name={name}>
      <Pagination current={current} total={total} hrefOf={hrefOf} onPage={setCurrent} />
    </PartState>
  );
}

export function AllPagesState({ total }: { total: number }) {
  return (
    <PartState name={`${total} pages`}>
      <AllPages total={total} hrefOf={hrefOf} onPage={nothing} />
    </PartState>
  );
}

/** What a list says when it can't be read, and until it is. */
export function ListStates() {
  return (
    <>
      <PartState name="the list could not be read">
        <FailedState retry={nothing} />
      </PartState>
      <PartState name="the next list is being read">
        <div className="relative h-40">
          <LoadingOverlay />
        </div>
      </PartState>
    </>
  );
}
