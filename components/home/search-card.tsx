"use client";

import { SearchBox } from "@/components/projects/search-box";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { SearchForm } from "./search-form";
import { SelectField } from "./select-field";
import { StateCitySearch } from "./state-city-search";
import { t } from "@/lib/base/language";

/** On a phone placeholder and first option say what a field takes, so that the newest homes are in the first screen. */
const onPhones = "min-[22.5rem]:max-md:sr-only";

/**
 * Search text, location, "Let's Go" (specification, section 2); below them a city anywhere in India, by its state. One part
 * with the names of cities: as parts of their own its fields cost the document a row each.
 */
export function SearchCard({ cities }: { cities: readonly string[] }) {
  const isEmpty = cities.length === 0;
  return (
    <div className="rounded-card text-ink-900 shadow-soft border-surface-line mt-3 w-full max-w-4xl border bg-white p-3 md:mt-8 md:p-5">
      <SearchForm
        label={t("Homes")}
        className="relative grid gap-2 min-[22.5rem]:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_auto] md:items-end md:gap-4"
      >
        <div className="col-span-full md:col-span-1">
          <SearchBox
            name="search"
            label={t("Enter a Builder, Project or Locality")}
            labelLook={onPhones}
            placeholder={t("Enter a Builder, Project or Locality")}
            isWide
            placeholderFits="@max-[18rem]:placeholder:text-transparent"
          />
        </div>
        <SelectField
          label={t("Location")}
          labelLook={onPhones}
          name="location"
          disabled={isEmpty}
          defaultValue=""
        >
          <option value="">{isEmpty ? t("No locations available") : t("All Locations")}</option>
          {cities.map((name) => (
            <option key={name} value={t(name) === name ? undefined : name}>
              {t(name)}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonStyle("primary", "w-full px-8 md:w-auto")}>
          <Icon name="search" />
          {t("Let's Go")}
        </button>
      </SearchForm>
      <StateCitySearch />
    </div>
  );
}
