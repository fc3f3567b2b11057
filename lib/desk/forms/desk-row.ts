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

/** A line of several parts; what is missing is left out. */
export function line(look: LineLook, ...parts: readonly (RowPart | null)[]): RowLine {
  return { look, parts: parts.flatMap((part) => part || []) };
}
