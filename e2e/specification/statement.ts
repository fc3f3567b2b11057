/**
 * One claim of the specification, and what proves that the site meets it: tests by their full names
 * (`file › describe › title`), or the reason why a browser can't check it.
 */
type Row = { says: string } & ({ tests: readonly [string, ...string[]] } | { not: string });

/** A part of the specification. `statements` is the number of its rows, so that none is lost unnoticed. */
export type Section = { section: string; statements: number; rows: readonly Row[] };
