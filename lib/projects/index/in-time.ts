import type { CatalogueIndex } from "./columns";
import { notReadyTraits } from "./traits";

type InTime = { days: string; column: Uint8Array };
const keptOf = new WeakMap<CatalogueIndex, InTime>();

/** For each project the choices of possession that it is in time for, as bits: made once a day, as these are its days. */
export function inTimeColumn(index: CatalogueIndex, days: readonly number[]): Uint8Array {
  const known = keptOf.get(index);
  if (known?.days === days.join()) return known.column;
  const { possession, traits } = index.projects;
  const column = new Uint8Array(index.count);
  for (const [option, day] of days.entries()) {
    // Every position is below the length of the columns.
    for (let at = 0; at < index.count; at += 1)
      if (possession[at]! <= day || notReadyTraits[traits[at]!] === 0) column[at]! |= 1 << option;
  }
  keptOf.set(index, { days: days.join(), column });
  return column;
}
