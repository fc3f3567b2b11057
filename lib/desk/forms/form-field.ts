import type { FieldFault } from "@/lib/base/refusal";

type Choices = readonly (readonly [value: string, text: string])[];

/** A box of a form of the desk. */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  required?: true;
  /** Rows of a box for longer texts. */
  rows?: number;
  /** What can be chosen; the first stands for nothing said. */
  choices?: Choices;
  /** How it is typed on a phone. */
  mode?: "decimal" | "numeric" | "url";
  /** In a row it takes the room of two. */
  isLong?: true;
  /** A day of the calendar. */
  isDay?: true;
};

/** The names of a form's boxes as sentences about it have them. */
export type FieldNames = {
  label: (name: string) => string;
  /** For sorting: the place of a field in the form. */
  order: (name: string) => number;
  /** A whole row of what repeats: `Floor plan 2`, by the name that its fields begin with. */
  row: (kind: string, at: number) => string;
};

/** The text of a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** What was typed into a form before, and what was wrong with that. */
export type FormDraft = {
  problem: string;
  fields: Record<string, string>;
  errors?: readonly FieldFault[];
};
