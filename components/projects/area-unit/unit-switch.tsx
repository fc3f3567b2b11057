"use client";

import { useSyncExternalStore } from "react";
import type { AreaUnit } from "@/lib/projects/project/unit-rate";
import { t } from "@/lib/base/language";
import { unitStorageKey } from "@/lib/base/page-scripts";

const listeners = new Set<() => void>();

/** `null` while nothing is chosen. As long as the page is open the document knows it, whatever can be stored. */
function readUnit(): AreaUnit | null {
  const { areaUnit } = document.documentElement.dataset;
  return areaUnit === "sqft" || areaUnit === "sqyd" ? areaUnit : null;
}

function chooseUnit(unit: AreaUnit): void {
  show(unit);
  try {
    localStorage.setItem(unitStorageKey, unit);
  } catch {
    // Where the browser keeps nothing it lasts as long as the page.
  }
}

function subscribeToUnit(notify: () => void): () => void {
  // This event comes from other tabs.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === unitStorageKey) show(newValue);
  };
  listeners.add(notify);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener("storage", onStorage);
  };
}

function show(unit: string | null): void {
  if (unit) document.documentElement.dataset.areaUnit = unit;
  else delete document.documentElement.dataset.areaUnit;
  listeners.forEach((notify) => notify());
}

const units: readonly [AreaUnit, string][] = [
  ["sqft", "sq ft"],
  ["sqyd", "sq yd"],
];

/** Which unit stands first where plots are told; remembered on this device. `first`: the unit without a choice. */
export function UnitSwitch({ first, className = "" }: { first: AreaUnit; className?: string }) {
  const chosen = useSyncExternalStore(subscribeToUnit, readUnit, () => null) ?? first;
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
          onClick={() => chooseUnit(unit)}
          className="min-h-touch min-w-touch text-ink-600 hover:text-brand-600 aria-pressed:bg-brand-50 aria-pressed:text-brand-600 rounded-control px-3 font-bold transition-colors duration-150"
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}
