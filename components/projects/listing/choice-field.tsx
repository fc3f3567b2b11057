import { fieldHints } from "@/content/filter-words";
import { valueWords } from "@/lib/projects/listing/filter-chips";
import { changeByName } from "@/lib/projects/listing/project-filters";
import { filters as table, type FacetName, type Option } from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { useFieldId } from "./field-id";
import type { FieldProps } from "./filter-fields";
import { t } from "@/lib/base/language";

/** A native select that shows the number of projects behind each choice, also when it is zero. */
export function ChoiceField({ name, filters, facets, change }: FieldProps) {
  const id = useFieldId(name);
  const { label, anyLabel, options } = table[name];
  const chosen = [filters[name] ?? ""].flat().join(",");
  const choices = withChosen(name, chosen, options ?? namesOf(name, facets));
  // The address may have a name in other letters.
  const value = choices.find((option) => isSame(option.value, chosen))?.value ?? "";
  const hint = fieldHints[name];
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-ink-600 font-bold">
        {t(label ?? "")}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => change(changeByName(name, event.target.value))}
        className={`min-h-touch rounded-control w-full min-w-0 border bg-white px-3 text-base ${value ? "border-brand-600 font-bold" : "border-surface-line"}`}
      >
        <option value="">{t(anyLabel ?? "")}</option>
        {choices.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.label) + countWords(name, facets[name][option.value])}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-600">
          {t(hint)}
        </p>
      )}
    </div>
  );
}

/** A range of one's own is counted nowhere, and another backend may not count all filters. */
function countWords(name: FacetName, count: number | undefined): string {
  return count === undefined && table[name].options ? "" : ` (${count ?? 0})`;
}

/** The chosen value is always among the choices: a range of one's own, a name that is counted nowhere. */
function withChosen(name: FacetName, chosen: string, options: readonly Option[]): readonly Option[] {
  if (!chosen || options.some(({ value }) => isSame(value, chosen))) return options;
  return [{ value: chosen, label: valueWords(name, chosen) }, ...options];
}

/** The names that have projects: builders by name, places by the number of their projects. */
function namesOf(name: FacetName, facets: Facets): Option[] {
  const names = Object.keys(facets[name]);
  return (name === "builder" ? names.sort() : names).map((label) => ({ value: label, label }));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
