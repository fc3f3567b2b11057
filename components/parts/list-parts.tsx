"use client";

import { EmptyState, FailedState, LoadingOverlay } from "@/components/projects/listing/listing-states";
import { Part, State } from "./part";

const nothing = () => undefined;

/** What a list says while there is nothing to list. */
export function ListParts() {
  return (
    <Part file="listing-states" text="From components/projects/listing: a list without entries.">
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
    </Part>
  );
}
