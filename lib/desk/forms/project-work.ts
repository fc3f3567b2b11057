/** A change of a project as its history tells it. */
export type ProjectChange = {
  importId: number;
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

/** A project as its page at the desk shows it. `fields`: those of its form. */
export type ProjectWork = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  isActive: boolean;
  /** Changes with its content: who sends another has not seen this. */
  version: string;
  fields: Readonly<Record<string, string>>;
  doubts: string[];
  checkedAt: string;
  checkedBy: string | null;
  changes: ProjectChange[];
};
