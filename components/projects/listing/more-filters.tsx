import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { filters } from "@/lib/projects/project/filter-table.mjs";
import { FilterFields, type FieldsProps } from "./filter-fields";
import { t } from "@/lib/base/language";

/**
 * The 'More Filters' popover, which the browser opens and `MenuScript` closes. Its fields are always in the form, and
 * visible without JavaScript.
 */
export function MoreFilters(props: FieldsProps) {
  const set = filterChips(props.filters).filter(({ name }) => filters[name].field === "more").length;
  return (
    <details
      data-menu="filters"
      className="js-flow relative noscript:details-content:block noscript:details-content:[content-visibility:visible]"
    >
      <summary className={buttonStyle("outline", "w-full list-none px-4 whitespace-nowrap")}>
        {t("More Filters")}
        {set > 0 && ` (${set})`}
        <Icon name="chevronDown" className="size-4" />
      </summary>
      <div
        role="group"
        aria-label={t("More Filters")}
        className="js-flow border-surface-line rounded-card shadow-soft md:absolute md:top-full md:right-0 md:mt-2 md:max-h-[65dvh] md:w-[34rem] md:overflow-y-auto md:border md:bg-white md:p-5"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FilterFields place="more" {...props} />
        </div>
      </div>
    </details>
  );
}
