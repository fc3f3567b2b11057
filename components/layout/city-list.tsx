import { placePath } from "@/lib/base/paths";
import { Icon } from "@/components/ui/icon";
import type { FetchedList } from "@/components/ui/use-fetched-list";
import type { City } from "@/lib/places/place-schema";
import { LinkList } from "./link-list";
import { t } from "@/lib/base/language";

type Props = {
  /** Those with live projects, known before the others are loaded. */
  busy: readonly City[];
  cities: FetchedList<City> | undefined;
};

/** The cities of a state with projects; behind them all others, which lead to empty lists. */
export function CityList({ busy, cities }: Props) {
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
