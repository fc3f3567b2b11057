import { changeByName, type ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  statusOptions,
} from "@/lib/projects/project/project-options";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { FilterSelect } from "./filter-select";

export type FieldsProps = {
  filters: ListingFilters;
  facets: Facets;
  change: (partial: Partial<ListingFilters>) => void;
};

/** The filters that the bar always shows. */
export function MainFields({ filters, facets, change }: FieldsProps) {
  const set = (name: string) => (value: string) => change(changeByName(name, value));
  return (
    <>
      <FilterSelect
        name="location"
        label="Location"
        anyLabel="All Locations"
        options={placeOptions(filters, facets)}
        counts={facets.location}
        value={filters.location.join(",")}
        onValue={set("location")}
      />
      <FilterSelect
        name="propertyType"
        label="Property type"
        anyLabel="Any type"
        options={propertyTypes}
        counts={facets.propertyType}
        value={filters.propertyType ?? ""}
        onValue={set("propertyType")}
      />
      <FilterSelect
        name="bedrooms"
        label="Bedrooms"
        anyLabel="Any"
        options={bedroomOptions}
        counts={facets.bedrooms}
        value={filters.bedrooms ?? ""}
        onValue={set("bedrooms")}
      />
      <FilterSelect
        name="budget"
        label="Budget"
        anyLabel="Any budget"
        options={budgetOptions}
        counts={facets.budget}
        value={filters.budget ?? ""}
        onValue={set("budget")}
      />
      <FilterSelect
        name="possession"
        label="Possession"
        anyLabel="Any time"
        options={possessionOptions}
        counts={facets.possession}
        value={filters.possession ?? ""}
        onValue={set("possession")}
      />
    </>
  );
}

/** The filters behind 'More Filters'. */
export function MoreFields({ filters, facets, change }: FieldsProps) {
  const set = (name: string) => (value: string) => change(changeByName(name, value));
  const builders = [
    ...new Set([...Object.keys(facets.builder), ...(filters.builder ? [filters.builder] : [])]),
  ];
  return (
    <>
      <FilterSelect
        name="area"
        label="Area"
        anyLabel="Any area"
        options={areaOptions}
        counts={facets.area}
        value={filters.area ?? ""}
        onValue={set("area")}
      />
      <FilterSelect
        name="bathrooms"
        label="Bathrooms"
        anyLabel="Any"
        options={bathroomOptions}
        counts={facets.bathrooms}
        value={filters.bathrooms ?? ""}
        onValue={set("bathrooms")}
      />
      <FilterSelect
        name="availability"
        label="Availability"
        anyLabel="New and resale"
        options={availabilityOptions}
        counts={facets.availability}
        value={filters.availability ?? ""}
        onValue={set("availability")}
      />
      <FilterSelect
        name="builder"
        label="Builder"
        anyLabel="Any builder"
        options={builders.sort().map((name) => ({ value: name, label: name }))}
        counts={facets.builder}
        value={filters.builder ?? ""}
        onValue={set("builder")}
      />
      <fieldset className="sm:col-span-2">
        <legend className="text-ink-600 text-sm font-bold">Project status</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {statusOptions.map(({ value, label }) => (
            <label key={value} className="min-h-touch flex items-center gap-3">
              <input
                type="checkbox"
                name="status"
                value={value}
                checked={filters.status.includes(value)}
                onChange={(event) =>
                  change({
                    status: event.target.checked
                      ? [...filters.status, value]
                      : filters.status.filter((other) => other !== value),
                  })
                }
                className="accent-brand-600 size-5"
              />
              <span>{label}</span>
              <span className="figures text-ink-600 text-sm">({facets.status[value] ?? 0})</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The places that have projects, the chosen ones always among them. */
function placeOptions(filters: ListingFilters, facets: Facets) {
  const chosen = filters.location.join(",");
  const names = Object.keys(facets.location);
  const lower = chosen.toLowerCase();
  const known = names.map((name) => ({ value: name.toLowerCase() === lower ? chosen : name, label: name }));
  const listed = known.some((option) => option.value === chosen);
  return chosen && !listed ? [{ value: chosen, label: chosen }, ...known] : known;
}
