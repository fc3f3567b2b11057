"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { changeByName } from "@/lib/projects/listing/project-filters";
import { placeKey } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";
import type { FieldProps } from "./filter-fields";
import { groupPlaces } from "./place-groups";
import { PlaceOption } from "./place-option";
import { readRecentPlaces, storeRecentPlace } from "./recent-places";
import { usePlaceChoices } from "./use-place-choices";
import { t } from "@/lib/base/language";

/**
 * Places by city, then locality, narrowed by typing; several can be chosen (the ARIA pattern of a combobox with a list of
 * several). The focus stays in the box, which names the active option. Where a keyboard on the screen would cover the list,
 * the box waits to be touched.
 */
export function LocationPicker({ filters, facets, change }: FieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [recent] = useState(readRecentPlaces);
  const [first] = useState(filters.location);
  const { choices, isLoading } = usePlaceChoices(filters, first, typed);
  const stand = { recent, first, chosen: filters.location };
  const groups = groupPlaces(choices ?? [], typed.trim() ? null : stand, facets.location);
  const options = groups.flatMap((group) => group.options);
  const isChosen = ({ name }: PlaceChoice) =>
    filters.location.some((other) => placeKey(other) === placeKey(name));

  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) box.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function toggle(place: PlaceChoice) {
    if (!isChosen(place) && place.city) storeRecentPlace(place);
    const names = isChosen(place)
      ? filters.location.filter((name) => placeKey(name) !== placeKey(place.name))
      : [...withoutOverlap(filters.location, place, options), place.name];
    change(changeByName("location", names.join(",")));
    show("");
  }

  function show(text: string) {
    setTyped(text);
    if (text !== typed) setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) setActive((active + step + options.length) % options.length);
    else if (event.key === "Enter") {
      const place = options[active] ?? (typed.trim() ? options[0] : undefined);
      if (place) toggle(place);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={box}
        value={typed}
        onChange={(event) => show(event.target.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={t("City or locality")}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t("City or locality")}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        className="border-ink-400 rounded-control min-h-touch placeholder:text-ink-600 w-full border bg-white px-3 text-base"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("Places")}
        aria-multiselectable="true"
        aria-busy={isLoading}
        className="mt-2 max-h-72 overflow-y-auto overscroll-contain"
      >
        {groups.map(({ heading, options: places }) => (
          <div key={heading} role="group" aria-label={t(heading)}>
            <p aria-hidden="true" className="text-ink-600 px-2 pt-2 pb-1 text-sm font-bold">
              {t(heading)}
            </p>
            {places.map((place) => {
              const index = options.indexOf(place);
              return (
                <PlaceOption
                  key={`${place.kind} ${place.name}`}
                  id={`${id}-${index}`}
                  place={place}
                  isActive={index === active}
                  isChosen={isChosen(place)}
                  choose={() => toggle(place)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="text-ink-600 mt-2 text-sm">
        {isLoading
          ? t("Loading...")
          : choices === null
            ? t("The places could not be loaded. Please search by text above.")
            : options.length === 0
              ? t("No place of this name has projects for your filters.")
              : t("Choose one or several. Type for more localities.")}
      </p>
    </>
  );
}

/** A city holds its localities: choosing one of them narrows the city, choosing the city widens them. */
function withoutOverlap(
  names: readonly string[],
  place: PlaceChoice,
  known: readonly PlaceChoice[],
): string[] {
  const inside = known
    .filter(({ kind, city }) => kind === "locality" && city === place.city)
    .map(({ name }) => name);
  const overlapping = new Set((place.kind === "city" ? inside : [place.city]).map(placeKey));
  return names.filter((name) => !overlapping.has(placeKey(name)));
}
