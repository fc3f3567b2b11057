import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from "react";
import { fetchBusyCities, fetchStates, fetchCities } from "@/lib/places/place-client";
import type { City, State } from "@/lib/places/place-schema";
import { registeredOffice } from "@/lib/seo/office-words";
import { useFetchedList } from "@/components/ui/use-fetched-list";
import { PlaceFields } from "./place-fields";

type Places = { states: State[]; busy: City[] };

type Props = {
  place: Element;
  /** Takes away what the server made. */
  setLive: (isLive: true) => void;
};

/** Goes on with what is chosen in what the server made; whoever is choosing is not disturbed. */
export function LivePlacePicker({ place, setLive }: Props) {
  const places = usePlaces();
  const [first, setFirst] = useState<string>();
  const wasChosen = useRef(false);
  const isStarted = useRef(false);

  useLayoutEffect(() => {
    // What stands there then is our own.
    if (isStarted.current) return;
    const made = place.querySelector("select");
    const stop = new AbortController();
    function start(event?: Event) {
      stop.abort();
      isStarted.current = true;
      wasChosen.current = event?.type === "change";
      setFirst(made?.value || registeredOffice.state);
      // In one step with the new group: of two that share a name, the browser would close it.
      setLive(true);
    }
    const isInUse = made !== null && document.activeElement === made;
    if (places && !isInUse) start();
    // What the server made serves until the places have come: only a choice can't wait for them.
    made?.addEventListener("change", start, { signal: stop.signal });
    if (places) made?.addEventListener("blur", start, { signal: stop.signal });
    return () => stop.abort();
  }, [place, places, setLive]);

  useEffect(() => {
    if (first !== undefined && wasChosen.current) place.querySelector("select")?.focus();
  }, [first, place]);

  return (
    first !== undefined && (
      <PlacePicker states={places?.states ?? null} busy={places?.busy ?? []} first={first} />
    )
  );
}

/**
 * The states and the cities with projects; `null` while they are on their way and if they could not be read, which the picker
 * tries again once a state is chosen.
 */
function usePlaces(): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    Promise.all([fetchStates(abort.signal), fetchBusyCities(abort.signal)]).then(
      ([states, busy]) => setPlaces({ states, busy }),
      (error: unknown) => abort.signal.aborted || console.error(error),
    );
    return () => abort.abort();
  }, []);
  return places;
}

const readStates = (_: string, signal: AbortSignal) => fetchStates(signal);

type PickerProps = {
  /** `null` when they could not be read: then they are fetched again. */
  states: readonly State[] | null;
  /** The name of the state that is selected at first. */
  first: string;
  /** Cities with live projects. */
  busy: readonly City[];
};

/** The fields of a place, which fetch the cities of the chosen state. */
function PlacePicker({ states, first, busy }: PickerProps) {
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
