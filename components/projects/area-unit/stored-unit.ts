import { unitStorageKey } from "@/lib/base/page-scripts";
import type { AreaUnit } from "@/lib/projects/project/unit-rate";

const listeners = new Set<() => void>();

/** `null` while nothing is chosen. As long as the page is open the document knows it, whatever can be stored. */
export function readUnit(): AreaUnit | null {
  const { areaUnit } = document.documentElement.dataset;
  return areaUnit === "sqft" || areaUnit === "sqyd" ? areaUnit : null;
}

export function chooseUnit(unit: AreaUnit): void {
  show(unit);
  try {
    localStorage.setItem(unitStorageKey, unit);
  } catch {
    // Where the browser keeps nothing it lasts as long as the page.
  }
}

export function subscribeToUnit(notify: () => void): () => void {
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
