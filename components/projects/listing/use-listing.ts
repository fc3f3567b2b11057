"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { writeAddressInStep } from "@/components/ui/back-step";
import { whenPainted } from "@/components/ui/after-next-frame";
import { useBeforePaint } from "@/components/ui/use-before-paint";
import {
  changeFilters,
  parseFilters,
  searchParamsOf,
  toSearchParams,
  type ListingFilters,
} from "@/lib/projects/listing/project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import { useListAnswer } from "./use-list-answer";

/** The wait between a change of a filter and the request (specification, section 4). */
const debounceMs = 100;

const keyOf = (filters: ListingFilters) => toSearchParams(filters).toString();

/**
 * The chosen filters and their list, in step with the address: a change of the filters writes the address, back and
 * forward set the filters.
 */
export function useListing(initialFilters: ListingFilters, initialList: ProjectList) {
  const [filters, setFilters] = useState(initialFilters);
  const [settled, setSettled] = useState(initialFilters);
  /** What is still to be done for the last change, and how to call it off. */
  const settle = useRef<(() => void) | null>(null);
  const callOff = useRef<() => void>(undefined);
  const latest = useRef(filters);
  const changedAt = useRef(-debounceMs);
  const initialKey = keyOf(initialFilters);

  const forget = useCallback(() => {
    callOff.current?.();
    settle.current = null;
  }, []);

  const read = useCallback(() => {
    forget();
    const fromAddress = parseFilters(searchParamsOf(window.location.search));
    setFilters((now) => (keyOf(now) === keyOf(fromAddress) ? now : fromAddress));
    setSettled((now) => (keyOf(now) === keyOf(fromAddress) ? now : fromAddress));
  }, [forget]);

  useBeforePaint(() => void (latest.current = filters), [filters]);
  // The page may return from history with the props of its first visit, or get new props from a link to itself.
  useBeforePaint(read, [read, initialKey]);

  useEffect(() => {
    // An address that is written after the visitor has gone on would call him back: what leads on writes it at once.
    const hasten = (event: MouseEvent | KeyboardEvent) => {
      const leads = "key" in event ? event.key === "Enter" : (event.target as Element).closest("a[href]");
      if (leads) settle.current?.();
    };
    window.addEventListener("popstate", read);
    window.addEventListener("click", hasten, true);
    window.addEventListener("keydown", hasten, true);
    return () => {
      window.removeEventListener("popstate", read);
      window.removeEventListener("click", hasten, true);
      window.removeEventListener("keydown", hasten, true);
      forget();
    };
  }, [read, forget]);

  const { hurry, knows, prepare, ...answer } = useListAnswer(
    { key: keyOf(settled), filters: settled },
    { key: initialKey, filters: initialFilters, list: initialList },
  );

  // The same function for good: what gets it needs no new rendering.
  const change = useCallback(
    (partial: Partial<ListingFilters>) => {
      const next = changeFilters(latest.current, partial);
      latest.current = next;
      setFilters(next);
      forget();
      prepare();
      const ask = () => hurry({ key: keyOf(next), filters: next });
      const write = () => {
        forget();
        writeAddress(next, "search" in partial);
      };
      // What is asked for waits for more changes; what is here already only if they come in quick succession.
      const isAlone = performance.now() - changedAt.current > debounceMs;
      changedAt.current = performance.now();
      if (isAlone && knows(keyOf(next))) {
        ask();
        setSettled(next);
        // Browser and router take as long for an address as for a card, and nobody waits for it.
        settle.current = write;
        callOff.current = whenPainted(write);
        return;
      }
      settle.current = () => {
        ask();
        write();
        setSettled(next);
      };
      const timer = window.setTimeout(settle.current, debounceMs);
      callOff.current = () => window.clearTimeout(timer);
    },
    [forget, hurry, knows, prepare],
  );

  return { filters, change, ...answer };
}

/** While typing the history entry is replaced, so that back skips the letters; any other change adds an entry. */
function writeAddress(filters: ListingFilters, typing: boolean): void {
  const search = keyOf(filters);
  const now = new URLSearchParams(window.location.search);
  if (keyOf(parseFilters(searchParamsOf(window.location.search))) === search) return;
  const address = window.location.pathname + (search && `?${search}`);
  writeAddressInStep(address, () => {
    if (typing && now.get("search")) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  });
}
