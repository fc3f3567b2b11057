import type { FetchedList } from "@/components/ui/use-fetched-list";
import type { City } from "@/lib/places/place-schema";
import { placePath } from "@/lib/base/paths";
import { LinkList } from "./link-list";

type Props = {
  /** Those with live projects, known before the others are loaded. */
  busy: readonly City[];
  cities: FetchedList<City>;
};

/** The cities of a state, those with projects first. */
export function CityList({ busy, cities }: Props) {
  const others = cities.items.filter(({ id }) => busy.every((city) => city.id !== id));
  const isEmpty = cities.status === "loaded" && cities.items.length === 0 && busy.length === 0;
  return (
    <div className="-mx-2 max-h-72 overflow-y-auto overscroll-contain px-2 pb-3">
      {busy.length > 0 && <LinkList links={toLinks(busy)} className="menu-links" />}
      {busy.length > 0 && others.length > 0 && (
        <p className="text-ink-600 border-surface-line mt-1 border-t pt-3 pb-1 text-sm">Other cities</p>
      )}
      {others.length > 0 && <LinkList links={toLinks(others)} className="menu-links" />}
      <p role="status" className="text-ink-600">
        {cities.status === "loading" && "Loading..."}
        {isEmpty && "No cities listed here yet."}
      </p>
      {cities.status === "failed" && (
        <div role="alert">
          <p className="text-ink-600">The cities could not be loaded.</p>
          <button
            type="button"
            onClick={cities.retry}
            className="text-brand-600 min-h-touch font-bold underline"
          >
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

function toLinks(cities: readonly City[]) {
  return cities.map(({ name }) => ({ label: name, href: placePath(name) }));
}
