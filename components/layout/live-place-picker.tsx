import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { registeredOffice } from "@/lib/seo/office-words";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { PlacePicker } from "./place-picker";

type Props = { states: SiteMenu["states"]; busy: SiteMenu["cities"]; place: Element };

/** Takes the place of what the server made, with what is chosen there; whoever is choosing is not disturbed. */
export function LivePlacePicker({ states, busy, place }: Props) {
  const [first, setFirst] = useState<string>();
  const wasChosen = useRef(false);

  useLayoutEffect(() => {
    const made = place.querySelector("select");
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

  return first !== undefined && <PlacePicker {...{ states, busy, first }} isOpened />;
}
