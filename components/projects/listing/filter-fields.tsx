import { Fragment, memo } from "react";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  facetNames,
  filters as table,
  type FacetName,
  type Filter,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import { BudgetRange } from "./budget-range";
import { CheckboxField, CheckMenu } from "./check-fields";
import { ChoiceField } from "./choice-field";
import { LocationField } from "./location-field";

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
  const names = facetNames.filter((name) => table[name].field === place);
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
