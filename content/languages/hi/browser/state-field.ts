import type { Words } from "@/lib/base/language";

/** Where a state is chosen; the names of states come with them (`states.ts`). */
export const stateField: Words = {
  State: "राज्य",
  "Choose a state": "राज्य चुनें",
};
