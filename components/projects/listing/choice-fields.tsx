import { createContext, use } from "react";
import { Icon } from "@/components/ui/icon";
import { changeByName } from "@/lib/projects/listing/project-filters";
import { filters as table, type Option, type FacetName } from "@/lib/projects/project/filter-table.mjs";
import { t } from "@/lib/base/language";
import { fieldHints } from "@/content/filter-words";
import { valueWords } from "@/lib/projects/listing/filter-chips";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import type { FieldProps } from "./filter-fields";

/** What the ids of a group of fields begin with: the sheet has the same fields as the bar. */
export const FieldIds = createContext("f-");

/** The id of a filter's field. React's own would be five times as long, and stand thrice at each. */
export function useFieldId(name: string): string {
  return use(FieldIds) + name;
}

/** A filter of several choices behind a button that says what is chosen; without JavaScript it opens as well. */
export function CheckMenu(props: FieldProps) {
  const { name, filters } = props;
  const id = useFieldId(name);
  const { label, anyLabel, options = [] } = table[name];
  const chosen = [filters[name] ?? ""].flat();
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => t(option.label));
  return (
    <div className="grid min-w-0 gap-1 text-sm">
      <span id={`${id}-label`} className="text-ink-600 font-bold">
        {t(label ?? "")}
      </span>
      <details data-menu="choices" className="group relative min-w-0">
        <summary
          aria-labelledby={`${id}-label ${id}-chosen`}
          className={`min-h-touch rounded-control flex list-none items-center justify-between gap-2 border bg-white pr-2.5 pl-3 text-base ${words.length > 0 ? "border-brand-600 font-bold" : "border-surface-line"}`}
        >
          <span id={`${id}-chosen`} className="truncate">
            {words.join(", ") || t(anyLabel ?? "")}
          </span>
          <Icon name="chevronDown" className="text-ink-600 size-5 shrink-0" />
        </summary>
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          className="border-surface-line rounded-control shadow-soft check-rows mt-1 border bg-white px-3 py-1 md:absolute md:z-30 md:w-full md:min-w-44"
        >
          <Boxes {...props} />
        </div>
      </details>
    </div>
  );
}

/** The same laid open. */
export function CheckboxField(props: FieldProps) {
  const { label, field, options } = table[props.name];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-ink-600 text-sm font-bold">{t(label ?? "")}</legend>
      <div
        className={`check-rows mt-1 grid gap-x-6 ${field === "bar" ? "grid-cols-2" : "sm:grid-cols-2"} ${options ? "" : "border-surface-line rounded-control max-h-56 overflow-y-auto border px-3 py-1"}`}
      >
        <Boxes {...props} />
      </div>
    </fieldset>
  );
}

function Boxes({ name, filters, facets, change }: FieldProps) {
  const { boxes = name } = table[name];
  const chosen = [filters[name] ?? []].flat();
  const options = table[name].options ?? namedOptions(chosen, facets[name]);
  // The address may have a name in other letters.
  const without = (value: string) => chosen.filter((other) => other.toLowerCase() !== value.toLowerCase());
  return options.map(({ value, label }) => (
    <label key={value}>
      <input
        type="checkbox"
        name={boxes}
        value={value}
        checked={without(value).length < chosen.length}
        onChange={(event) => {
          const others = without(value);
          change(changeByName(name, (event.target.checked ? [...others, value] : others).join(",")));
        }}
      />
      <span>{t(label)}</span>
      <span>{`(${facets[name][value] ?? 0})`}</span>
    </label>
  ));
}

/** The names that are counted, the most usual first; a chosen one is always among them. */
function namedOptions(chosen: readonly string[], counts: Record<string, number>): Option[] {
  const known = new Set(Object.keys(counts).map((name) => name.toLowerCase()));
  const uncounted = chosen.filter((name) => !known.has(name.toLowerCase()));
  return [...uncounted, ...Object.keys(counts)].map((name) => ({ value: name, label: name }));
}

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
