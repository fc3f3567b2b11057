import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { loadLater } from "@/components/ui/load-later";
import { filters as table } from "@/lib/projects/project/filter-table.mjs";
import { ChoiceField } from "./choice-field";
import type { FieldProps } from "./filter-fields";
import { t } from "@/lib/base/language";

const LocationPicker = loadLater(() => import("./location-picker").then((module) => module.LocationPicker));

/** Opens the picker of places, whose code is loaded then; without JavaScript the native list of places. */
export function LocationField(props: FieldProps) {
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
