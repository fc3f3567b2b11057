"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { changeByName, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { placeKey } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { t } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/base/format";
import { apiRoot, readPaths } from "@/lib/base/call-paths";
import { toProjectQuery, toQueryParams } from "@/lib/projects/listing/project-query";
import type { FieldProps } from "./filter-fields";
import { groupPlaces, readRecentPlaces, storeRecentPlace } from "./place-groups";

const pauseMs = 150;

type Answer = { asked: string; choices: PlaceChoice[] | null };

/**
 * The places that the other filters leave, narrowed by what is typed, with how far they are from `near`. `choices`: `null`
 * while none could be read.
 */
function usePlaceChoices(filters: ListingFilters, near: readonly string[], typed: string) {
  const [answer, setAnswer] = useState<Answer>({ asked: "", choices: [] });
  const params = toQueryParams({
    ...toProjectQuery({ ...filters, location: [...near], page: 1 }),
    limit: 100,
  });
  params.set("q", typed.trim());
  const asked = params.toString();

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const choices = await fetchChoices(asked, abort.signal);
      if (!abort.signal.aborted) setAnswer({ asked, choices });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);

  return { choices: answer.choices, isLoading: answer.asked !== asked };
}

async function fetchChoices(asked: string, signal: AbortSignal): Promise<PlaceChoice[] | null> {
  try {
    const response = await fetch(`${apiRoot}${readPaths.places}?${asked}`, { signal });
    // The shape is our own API's (lib/contract/calls), as in `use-suggestions`.
    const answer = (await response.json()) as { status?: boolean; data?: PlaceChoice[] };
    return answer.status ? (answer.data ?? []) : null;
  } catch {
    return null;
  }
}

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

type Props = { id: string; place: PlaceChoice; isActive: boolean; isChosen: boolean; choose: () => void };

function PlaceOption({ id, place, isActive, isChosen, choose }: Props) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      className={`min-h-touch rounded-control hover:bg-surface-warm flex cursor-pointer items-center gap-2 px-2 text-base ${isActive ? "bg-brand-50 outline-brand-600 outline-2 -outline-offset-2" : ""} ${isChosen ? "text-brand-600 font-bold" : ""}`}
    >
      <Icon name="check" className={`size-5 shrink-0 ${isChosen ? "" : "invisible"}`} />
      <span className="min-w-0 grow break-words">
        {place.kind === "city" ? t("All of {place}", { place: t(place.name) }) : t(place.name)}
      </span>
      <span className="figures text-ink-600 text-sm font-normal">{formatNumber(place.projects)}</span>
    </div>
  );
}
