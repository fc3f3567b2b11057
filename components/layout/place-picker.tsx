import { useRef, useState, type ChangeEvent } from "react";
import { useFetchedList } from "@/components/ui/use-fetched-list";
import { fetchCities, fetchStates } from "@/lib/places/place-client";
import type { City, State } from "@/lib/places/place-schema";
import { PlaceFields } from "./place-fields";

const readStates = (_: string, signal: AbortSignal) => fetchStates(signal);

type Props = {
  /** `null` when they could not be read: then they are fetched again. */
  states: readonly State[] | null;
  /** The name of the state that is selected at first. */
  first: string;
  /** Cities with live projects. */
  busy: readonly City[];
};

/** The fields of a place, which fetch the cities of the chosen state. */
export function PlacePicker({ states, first, busy }: Props) {
  const [name, setName] = useState(first);
  const group = useRef<HTMLDetailsElement>(null);
  const asked = useFetchedList(states ? null : "all", readStates);
  const known = states ?? asked.items;
  const state = known.find((one) => one.name === name);
  const cities = useFetchedList(state ? String(state.id) : null, fetchCities);

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    setName(event.target.value);
    if (group.current) group.current.open = true;
  }

  return (
    <PlaceFields
      states={known}
      state={state}
      busy={busy}
      cities={state ? cities : { ...asked, items: [] }}
      group={group}
      choose={choose}
    />
  );
}
