/** A change as the history of a project, a post or what the site says tells it. */
export type RecordedChange = {
  id: number;
  at: string;
  who: string;
  /** The file that it came from; `null` when it was made at the desk. */
  file: string | null;
  action: "added" | "changed" | "hidden" | "shown";
  lines: { label: string; before: string; after: string }[];
  /** How many lines more there are. */
  more: number;
  /** The change that this one took back. */
  undoes: number | null;
  undoneBy: number | null;
};
