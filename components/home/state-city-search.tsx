"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { fetchCities, fetchStates } from "@/lib/places/place-client";
import { PlaceSelect } from "./place-select";
import { SearchForm } from "./search-form";
import { useFetchedList } from "@/components/ui/use-fetched-list";
import { t } from "@/lib/base/language";

const readStates = (_: string, signal: AbortSignal) => fetchStates(signal);

/**
 * Search by state and city: selecting a state loads its cities, clearing it empties them (specification, section 4).
 * The states are fetched when it is opened.
 */
export function StateCitySearch() {
  const [isOpened, setOpened] = useState(false);
  const [stateId, setStateId] = useState("");
  const [city, setCity] = useState("");
  const states = useFetchedList(isOpened ? "all" : null, readStates);
  const cities = useFetchedList(stateId || null, fetchCities);
  const state = states.items.find(({ id }) => String(id) === stateId)?.name;

  function choose(id: string) {
    setStateId(id);
    setCity("");
  }

  return (
    <details
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      className="js-only group border-surface-line mt-4 border-t"
    >
      <summary className="min-h-touch text-ink-600 hover:text-brand-600 rounded-control mt-1 inline-flex list-none items-center gap-2 text-sm font-bold">
        {t("Choose by state")}
        <Icon name="chevronDown" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <SearchForm
        label={t("Homes by state and city")}
        className="mt-2 grid gap-4 pb-3 md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_auto] md:items-start md:pb-4"
      >
        <PlaceSelect
          label="State"
          value={stateId}
          choose={choose}
          list={states}
          options={states.items.map(({ id, name }) => ({ value: String(id), name }))}
          words={{
            first: "Choose a state",
            none: "No states available",
            failed: "States could not be loaded.",
          }}
        />
        <PlaceSelect
          label="City"
          name="location"
          value={city}
          choose={setCity}
          list={cities}
          options={cities.items.map(({ name }) => ({ value: name, name }))}
          words={{
            first: stateId ? "Choose a city" : "Choose a state first",
            none: state ? t("No cities available in {place}", { place: t(state) }) : "No cities available",
            failed: "Cities could not be loaded.",
          }}
        />
        <button type="submit" className={buttonStyle("outline", "w-full md:mt-6 md:w-auto")}>
          {t("Show homes")}
        </button>
      </SearchForm>
    </details>
  );
}
