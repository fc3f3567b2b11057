import { useRef, useState, type ChangeEvent } from "react";
import { useFetchedList } from "@/components/ui/use-fetched-list";
import { fetchCities, fetchStates } from "@/lib/places/place-client";
import type { City, State } from "@/lib/places/place-schema";
import { CityList } from "./city-list";
import { menuGroupName, MenuGroupHeading } from "./menu-group";
import { StateSelect } from "./state-select";
import { t } from "@/lib/base/language";

const readStates = (_: string, signal: AbortSignal) => fetchStates(signal);

type Props = {
  /** `null` when the server could not read them: then the browser fetches them. */
  states: readonly State[] | null;
  /** The name of the state that is selected at first. */
  first: string;
  /** Cities with live projects. */
  busy: readonly City[];
  /** Whether it is in use: what nobody opens fetches nothing. */
  isOpened: boolean;
};

/**
 * State picker and "Properties in {state}" with its cities (specification, section 2). While no state is known, the
 * cities are those of the whole country.
 */
export function PlacePicker({ states, first, busy, isOpened }: Props) {
  const [name, setName] = useState(first);
  const group = useRef<HTMLDetailsElement>(null);
  const asked = useFetchedList(isOpened && !states ? "all" : null, readStates);
  const known = states ?? asked.items;
  const state = known.find((one) => one.name === name);
  const cities = useFetchedList(isOpened && state ? String(state.id) : null, fetchCities);

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    setName(event.target.value);
    if (group.current) group.current.open = true;
  }

  return (
    <>
      <StateSelect states={known} chosen={state} choose={choose} />
      <details ref={group} open name={menuGroupName} className="menu-group">
        <MenuGroupHeading text={t("Properties in {place}", { place: t(state?.name ?? "India") })} />
        <CityList
          busy={busy.filter(({ stateId }) => !state || stateId === state.id)}
          cities={state ? cities : { ...asked, items: [] }}
        />
      </details>
    </>
  );
}
