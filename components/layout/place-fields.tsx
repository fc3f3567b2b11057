import type { ChangeEvent, RefObject } from "react";
import type { FetchedList } from "@/components/ui/use-fetched-list";
import type { City, State } from "@/lib/places/place-schema";
import { CityList } from "./city-list";
import { menuGroupName, MenuGroupHeading } from "./menu-group";
import { StateSelect } from "./state-select";
import { t } from "@/lib/base/language";

type Props = {
  states: readonly State[];
  state: State | undefined;
  /** Cities with live projects. */
  busy: readonly City[];
  cities?: FetchedList<City>;
  group?: RefObject<HTMLDetailsElement | null>;
  choose?: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/**
 * State picker and "Properties in {state}" with its cities (specification, section 2). While no state is known, the
 * cities are those of the whole country.
 */
export function PlaceFields({ states, state, busy, cities, group, choose }: Props) {
  return (
    <>
      <StateSelect states={states} chosen={state} choose={choose} />
      <details ref={group} open name={menuGroupName} className="menu-group">
        <MenuGroupHeading text={t("Properties in {place}", { place: t(state?.name ?? "India") })} />
        <CityList busy={busy.filter(({ stateId }) => !state || stateId === state.id)} cities={cities} />
      </details>
    </>
  );
}
