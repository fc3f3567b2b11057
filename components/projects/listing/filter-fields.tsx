import { Fragment, memo, useState, type ChangeEvent } from "react";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  facetNames,
  filters as table,
  type FacetName,
  type Filter,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { Icon } from "@/components/ui/icon";
import { loadLater } from "@/components/ui/load-later";
import { t } from "@/lib/base/language";
import { budgetFrom, readRange } from "@/lib/projects/project/own-range";
import { formatPrice } from "@/lib/base/format";
import { CheckboxField, CheckMenu, ChoiceField, useFieldId } from "./choice-fields";

const [fromName, toName] = table.budget.ends ?? ["", ""];

/**
 * A budget from and to, as somebody writes it. What is set stands in the boxes as a hint: without JavaScript, text in
 * them goes before the choice in the list, which must still count when it is changed.
 */
function BudgetRange({ filters, change }: Pick<FieldsProps, "filters" | "change">) {
  const id = useFieldId("range");
  const [typed, setTyped] = useState({ from: "", to: "", made: filters.budget });
  // Once the budget is changed elsewhere, what was typed here holds no longer.
  if (typed.made !== filters.budget) setTyped({ from: "", to: "", made: filters.budget });
  const set = filters.budget ? readRange("rupees", filters.budget) : null;
  const texts = [typed.from.trim(), typed.to.trim()] as const;
  const budget = budgetFrom(...texts);
  const isWrong = texts.some(Boolean) && budget === null;

  function type(end: "from" | "to") {
    return ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [end]: target.value });
  }
  function apply() {
    if (!budget || budget === filters.budget) return;
    setTyped({ ...typed, made: budget });
    change({ budget });
  }

  const ends = [
    { end: "from", name: fromName, label: "From", now: set?.min, example: "75 L" },
    { end: "to", name: toName, label: "To", now: set?.max, example: "1.2 Cr" },
  ] as const;
  return (
    <fieldset
      className="sm:col-span-2"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && apply()}
      onKeyDown={(event) => event.key === "Enter" && apply()}
    >
      <legend className="text-ink-600 text-sm font-bold">{t("Your own budget")}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {ends.map(({ end, name, label, now, example }) => (
          <label key={end} className="flex items-center gap-2 text-sm">
            {t(label)}
            <input
              name={name}
              value={typed[end]}
              onChange={type(end)}
              placeholder={now == null ? `₹ ${example}` : formatPrice(now)}
              maxLength={20}
              autoComplete="off"
              aria-invalid={isWrong}
              aria-describedby={`${id}-hint`}
              className="border-surface-line rounded-control min-h-touch placeholder:text-ink-600 w-full min-w-0 border bg-white px-3 text-base"
            />
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={`mt-1 text-sm ${isWrong ? "text-danger-600" : "text-ink-600"}`}>
        {isWrong
          ? t("Please write amounts such as 75 L or 1.2 Cr.")
          : t("For example 75 L, 1.2 Cr or 7500000.")}
      </p>
    </fieldset>
  );
}

const LocationPicker = loadLater(() => import("./location-picker").then((module) => module.LocationPicker));

/** Opens the picker of places, whose code is loaded then; without JavaScript the native list of places. */
function LocationField(props: FieldProps) {
  const [isOpened, setOpened] = useState(false);
  const { label, anyLabel } = table.location;
  const chosen = props.filters.location;
  return (
    <>
      <div className="js-only grid min-w-0 gap-1 text-sm">
        <span className="text-ink-600 font-bold" aria-hidden="true">
          {t(label ?? "")}
        </span>
        <details
          data-menu="places"
          className="relative min-w-0"
          onToggle={(event) => setOpened(event.currentTarget.open)}
        >
          <summary
            className={`min-h-touch rounded-control flex list-none items-center justify-between gap-2 border bg-white pr-2.5 pl-3 text-base ${chosen.length > 0 ? "border-brand-600 font-bold" : "border-surface-line"}`}
          >
            <span className="sr-only">{t(label ?? "")}: </span>
            <span className="truncate">{chosen.map((name) => t(name)).join(", ") || t(anyLabel ?? "")}</span>
            <Icon name="chevronDown" className="text-ink-600 size-5 shrink-0" />
          </summary>
          <div className="border-surface-line rounded-control shadow-soft mt-1 min-h-40 border bg-white p-3 md:absolute md:z-30 md:w-96">
            {isOpened && <LocationPicker {...props} />}
          </div>
        </details>
      </div>
      <div className="js-unfold hidden">
        <ChoiceField {...props} />
      </div>
    </>
  );
}

export type FieldsProps = {
  filters: ListingFilters;
  facets: Facets;
  change: (partial: Partial<ListingFilters>) => void;
};

type Props = FieldsProps & {
  place: Filter["field"];
  /** Nothing folds: for the sheet, which has the room. */
  flat?: boolean;
};

/** A field shows its own choice and counts alone: a change of another one is no reason to render it again. */
function isSame(before: FieldProps, { name, ...now }: FieldProps): boolean {
  return (
    before.name === name &&
    before.change === now.change &&
    before.filters[name] === now.filters[name] &&
    before.facets[name] === now.facets[name]
  );
}
const Choice = memo(ChoiceField, isSame);
const Boxes = memo(CheckboxField, isSame);
const Menu = memo(CheckMenu, isSame);

/** The fields in the bar, or those behind 'More Filters', where checkboxes come last: they take the whole width. */
export function FilterFields({ place, flat = false, ...props }: Props) {
  // How far from a landmark is asked of nobody who named none.
  const isAsked = (name: FacetName) => name !== "radius" || props.filters.near !== null;
  const names = facetNames.filter((name) => table[name].field === place && isAsked(name));
  const last = place === "more" ? names.filter(isBoxes) : [];
  return (
    <>
      {names
        .filter((name) => !last.includes(name))
        .map((name) => {
          const Field = fieldOf(name, flat);
          return (
            <Fragment key={name}>
              <Field name={name} {...props} />
              {flat && table[name].ends && <BudgetRange {...props} />}
            </Fragment>
          );
        })}
      {place === "more" && !flat && <BudgetRange {...props} />}
      {last.map((name) => (
        <Boxes key={name} name={name} {...props} />
      ))}
    </>
  );
}

function isBoxes(name: FacetName): boolean {
  return Boolean(table[name].many && !table[name].places);
}

function fieldOf(name: FacetName, flat: boolean) {
  if (table[name].places) return LocationField;
  if (!isBoxes(name)) return Choice;
  return flat ? Boxes : Menu;
}

export type FieldProps = FieldsProps & { name: FacetName };
