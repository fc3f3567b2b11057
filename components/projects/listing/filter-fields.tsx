import { useId } from "react";
import { changeByName, type ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  facetNames,
  filters as table,
  type FacetName,
  type Filter,
  type Option,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";

export type FieldsProps = {
  filters: ListingFilters;
  facets: Facets;
  change: (partial: Partial<ListingFilters>) => void;
};

/** The fields in the bar, or those behind 'More Filters'; checkboxes come last, they take the whole width. */
export function FilterFields({ place, ...props }: FieldsProps & { place: Filter["field"] }) {
  const names = facetNames.filter((name) => table[name].field === place);
  const isBoxes = (name: FacetName) => table[name].options && table[name].many;
  return (
    <>
      {names
        .filter((name) => !isBoxes(name))
        .map((name) => (
          <ChoiceField key={name} name={name} {...props} />
        ))}
      {names.filter(isBoxes).map((name) => (
        <CheckboxField key={name} name={name} {...props} />
      ))}
    </>
  );
}

type FieldProps = FieldsProps & { name: FacetName };

/** A native select that shows the number of projects behind each choice, also when it is zero. */
function ChoiceField({ name, filters, facets, change }: FieldProps) {
  const id = useId();
  const { label, anyLabel, options } = table[name];
  const value = [filters[name] ?? ""].flat().join(",");
  const choices =
    options ?? (name === "builder" ? builderOptions(value, facets) : placeOptions(value, facets));
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-ink-600 font-bold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => change(changeByName(name, event.target.value))}
        className={`min-h-touch rounded-control w-full min-w-0 border bg-white px-3 text-base ${value ? "border-brand-600 font-bold" : "border-surface-line"}`}
      >
        <option value="">{anyLabel}</option>
        {choices.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label} ({facets[name][option.value] ?? 0})
          </option>
        ))}
      </select>
    </div>
  );
}

function CheckboxField({ name, filters, facets, change }: FieldProps) {
  const { label: legend, options = [] } = table[name];
  const chosen = [filters[name] ?? ""].flat();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-ink-600 text-sm font-bold">{legend}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label key={value} className="min-h-touch flex items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== value);
                change(changeByName(name, (event.target.checked ? [...others, value] : others).join(",")));
              }}
              className="accent-brand-600 size-5"
            />
            <span>{label}</span>
            <span className="figures text-ink-600 text-sm">({facets[name][value] ?? 0})</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The builders that have projects in the order of their names, the chosen one always among them. */
function builderOptions(chosen: string, facets: Facets): Option[] {
  const names = new Set([...Object.keys(facets.builder), ...(chosen ? [chosen] : [])]);
  return [...names].sort().map((name) => ({ value: name, label: name }));
}

/** The places that have projects, the chosen ones always among them. */
function placeOptions(chosen: string, facets: Facets): Option[] {
  const lower = chosen.toLowerCase();
  const known = Object.keys(facets.location).map((name) => ({
    value: name.toLowerCase() === lower ? chosen : name,
    label: name,
  }));
  const listed = known.some((option) => option.value === chosen);
  return chosen && !listed ? [{ value: chosen, label: chosen }, ...known] : known;
}
