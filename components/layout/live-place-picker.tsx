import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { registeredOffice } from "@/lib/seo/office-words";
import type { State } from "@/lib/places/place-schema";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { PlacePicker } from "./place-picker";

/** `null` when the server could not read the states: then the browser fetches them. */
export type StateIds = State["id"][] | null;
export type PickerProps = { stateIds: StateIds; busy: SiteMenu["cities"]; place: Element };

/** The names of the states, which only the markup has, once. */
let names: string[] = [];

function statesOf(ids: StateIds): State[] | null {
  if (ids?.length !== names.length) return null;
  return ids.map((id, place) => ({ id, name: names[place] ?? "" }));
}

/** Takes the place of what the server made, with what is chosen there; whoever is choosing is not disturbed. */
export function LivePlacePicker({ stateIds, busy, place }: PickerProps) {
  const [first, setFirst] = useState<string>();
  const wasChosen = useRef(false);

  useLayoutEffect(() => {
    const made = place.querySelector("select");
    if (made) names = [...made.options].map(({ value }) => value).filter(Boolean);
    const stop = new AbortController();
    function start(event?: Event) {
      stop.abort();
      wasChosen.current = event?.type === "change";
      setFirst(made?.value || registeredOffice.state);
      // Before the new group is there: of two that share a name, the browser would close it.
      place.replaceChildren();
    }
    if (!made || document.activeElement !== made) start();
    else for (const end of ["change", "blur"]) made.addEventListener(end, start, { signal: stop.signal });
    return () => stop.abort();
  }, [place]);

  useEffect(() => {
    if (first !== undefined && wasChosen.current) place.querySelector("select")?.focus();
  }, [first, place]);

  return first !== undefined && <PlacePicker states={statesOf(stateIds)} {...{ busy, first }} isOpened />;
}
