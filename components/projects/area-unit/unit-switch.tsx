"use client";

import { keptText } from "@/components/ui/kept-text";
import type { AreaUnit } from "@/lib/projects/project/unit-rate";
import { t } from "@/lib/base/language";
import { unitStorageKey } from "@/lib/base/page-scripts";

const kept = keptText("areaUnit", unitStorageKey);

const units: readonly [AreaUnit, string][] = [
  ["sqft", "sq ft"],
  ["sqyd", "sq yd"],
];

/** Which unit stands first where plots are told; remembered on this device. `first`: the unit without a choice. */
export function UnitSwitch({ first, className = "" }: { first: AreaUnit; className?: string }) {
  const chosen = kept.use() ?? first;
  return (
    <div
      role="group"
      aria-label={t("Unit for plots")}
      className={`js-only rounded-control border-surface-line inline-flex border bg-white text-sm font-bold ${className}`}
    >
      {units.map(([unit, label]) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === chosen}
          onClick={() => kept.keep(unit)}
          className="min-h-touch min-w-touch text-ink-600 hover:text-brand-600 aria-pressed:bg-brand-50 aria-pressed:text-brand-600 rounded-control px-3 font-bold transition-colors duration-150"
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}
