import { createContext, use } from "react";

/** What the ids of a group of fields begin with: the sheet has the same fields as the bar. */
export const FieldIds = createContext("f-");

/** The id of a filter's field. React's own would be five times as long, and stand thrice at each. */
export function useFieldId(name: string): string {
  return use(FieldIds) + name;
}
