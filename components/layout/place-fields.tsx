import type { ChangeEvent, RefObject } from "react";
import type { FetchedList } from "@/components/ui/use-fetched-list";
import type { City, State } from "@/lib/places/place-schema";
import { t, here } from "@/lib/base/language";
import { placePath, paths } from "@/lib/base/paths";
import { Icon } from "@/components/ui/icon";
import { menuGroupName, MenuGroupHeading } from "./menu-group";
import { LinkList } from "./link-list";

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

type CityListProps = {
  /** Those with live projects, known before the others are loaded. */
  busy: readonly City[];
  cities: FetchedList<City> | undefined;
};

/** The cities of a state with projects; behind them all others, which lead to empty lists. */
function CityList({ busy, cities }: CityListProps) {
  const others = (cities?.items ?? []).filter(({ id }) => busy.every((city) => city.id !== id));
  const isEmpty = cities?.status === "loaded" && cities.items.length === 0 && busy.length === 0;
  return (
    <div className="-mx-2 max-h-72 overflow-y-auto overscroll-contain px-2 pb-3">
      {busy.length > 0 && <LinkList links={toLinks(busy)} className="menu-links" />}
      {others.length > 0 && (
        <details open={busy.length === 0} className="group/all">
          <summary className="text-ink-600 min-h-touch flex list-none items-center justify-between text-sm font-bold">
            {t("All cities")}
            <Icon
              name="chevronDown"
              className="size-4 transition-transform duration-150 group-open/all:rotate-180"
            />
          </summary>
          <LinkList links={toLinks(others)} className="menu-links" />
        </details>
      )}
      <p role="status" className="text-ink-600">
        {cities?.status === "loading" && t("Loading...")}
        {isEmpty && t("No cities listed here yet.")}
      </p>
      {cities?.status === "failed" && (
        <div role="alert">
          <p className="text-ink-600">{t("The cities could not be loaded.")}</p>
          <button
            type="button"
            onClick={cities.retry}
            className="text-brand-600 min-h-touch font-bold underline"
          >
            {t("Try again")}
          </button>
        </div>
      )}
    </div>
  );
}

function toLinks(cities: readonly City[]) {
  return cities.map(({ name }) => ({ label: name, href: placePath(name) }));
}

type StateSelectProps = {
  states: readonly State[];
  chosen: State | undefined;
  /** Without it the form alone leads on. */
  choose?: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** The state picker. With JavaScript off it is a form that opens the listing of a whole state. */
function StateSelect({ states, chosen, choose }: StateSelectProps) {
  return (
    <form action={here(paths.listing)} className="border-surface-line border-b py-4">
      <label className="block">
        <span className="mb-1 block text-sm font-bold">{t("State")}</span>
        <select
          name="location"
          {...(choose
            ? { value: chosen?.name ?? "", onChange: choose }
            : { defaultValue: chosen?.name ?? "" })}
          className="border-ink-400 rounded-control min-h-touch w-full border bg-white px-3"
        >
          {!chosen && <option value="">{t("Choose a state")}</option>}
          {states.map(({ id, name }) => (
            <option key={id} value={t(name) === name ? undefined : name}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="text-brand-600 min-h-touch mt-1 font-bold underline">
          {t("Show properties of this state")}
        </button>
      </noscript>
    </form>
  );
}
