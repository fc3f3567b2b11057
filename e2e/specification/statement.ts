/**
 * A sentence of the specification, one claim a row, and what shows that the site keeps it: tests by their full names
 * (`file › describe › title`), or the reason why a browser can't check it.
 */
export type Row = { says: string } & ({ tests: readonly [string, ...string[]] } | { not: string });

/** A part of the specification. `statements` says how many rows it has, so that none is lost unseen. */
export type Section = { section: string; statements: number; rows: readonly Row[] };
