import type { Named } from "./columns";

/** The number of each name in its list, by its id in the database. */
export function numbersOf(named: readonly Named[]): Map<number, number> {
  return new Map(named.map(({ id }, number) => [id, number]));
}

/** Throws when the lists of names were read before a project that has a newer name. */
export function numberOf(numbers: ReadonlyMap<number, number>, id: number): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`The names of the catalogue lack one with the id ${id}.`);
  return number;
}
