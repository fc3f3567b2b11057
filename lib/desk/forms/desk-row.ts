import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import type { Wait } from "./waiting";

export type PartLook = "figures" | "late" | "quiet";
export type RowPart = string | { look: PartLook; text: string };

export type LineLook = "quiet" | "figures" | "plain" | "problem" | "doubt";
export type RowLine = { look: LineLook; parts: readonly RowPart[] };

/** What stands beside the title: something to look at, how it stands, or how far a lead has come. */
export type RowMark = { look: "warning" | "state"; text: string } | { status: LeadStatus };

/** The box of a row in a form that does something with many. */
export type RowTick = { name: string; value: string; label: string; isTicked: boolean };

/** One of a list of the desk, in words: all of it leads to `href`. */
export type DeskRow = {
  href: string;
  title: string;
  marks: readonly RowMark[];
  lines: readonly RowLine[];
  /** How it waits for a first call. */
  wait?: Wait | null;
  tick?: RowTick;
};

export type CellLook = "figures" | "late" | "quiet";

/** A cell of a table: words, or how far a lead has come. `title`: what it says in full. */
export type RowCell = { text: string; look?: CellLook; title?: string } | { status: LeadStatus };

/** The same one as a line of a table. */
export type TableRow = DeskRow & { number: string; cells: readonly RowCell[] };

/** A heading of a table. `sorted`: how its column stands; `href`: to the list sorted by it. */
export type TableHeading = {
  name: string;
  label: string;
  sorted?: "ascending" | "descending" | null;
  href?: string;
};

/** A line of several parts; what is missing is left out. */
export function line(look: LineLook, ...parts: readonly (RowPart | null)[]): RowLine {
  return { look, parts: parts.flatMap((part) => part || []) };
}
