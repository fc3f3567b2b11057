import type { Words } from "@/lib/base/language";

/** Where a state is chosen; the names of states come with them (`states.ts`). */
export const stateField: Words = {
  State: "రాష్ట్రం",
  "Choose a state": "రాష్ట్రాన్ని ఎంచుకోండి",
};
