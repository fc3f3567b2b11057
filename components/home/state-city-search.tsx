"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { fetchCities, fetchStates } from "@/lib/places/place-client";
import { useFetchedList, type FetchedList } from "@/components/ui/use-fetched-list";
import { t } from "@/lib/base/language";
import { SearchForm } from "./search-form";
import { SelectField } from "./select-field";

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
      className="js-only group border-surface-line mt-2 -mb-3 border-t md:mt-4 md:-mb-4"
    >
      <summary className="min-h-touch text-ink-600 hover:text-brand-600 rounded-control inline-flex list-none items-center gap-2 text-sm font-bold md:mt-1">
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

type Props = {
  label: string;
  name?: string;
  value: string;
  choose: (value: string) => void;
  list: Pick<FetchedList<unknown>, "status" | "retry">;
  options: readonly { value: string; name: string }[];
  words: { first: string; none: string; failed: string };
};

/** A select whose options are fetched: it shows that they are loading, and after a failure offers to try again. */
function PlaceSelect({ label, name, value, choose, list, options, words }: Props) {
  const isEmpty = list.status === "loaded" && options.length === 0;
  const first = list.status === "loading" ? t("Loading...") : isEmpty ? t(words.none) : t(words.first);
  return (
    <div>
      <SelectField
        label={t(label)}
        name={name}
        value={value}
        required
        disabled={options.length === 0}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{first}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.name)}
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm">
        {list.status === "failed" && (
          <span className="text-danger-600 flex flex-wrap items-center gap-x-2">
            {t(words.failed)}
            <button
              type="button"
              onClick={list.retry}
              className="min-h-touch font-bold underline underline-offset-4"
            >
              {t("Try again")}
            </button>
          </span>
        )}
      </p>
    </div>
  );
}
