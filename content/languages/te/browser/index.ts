import type { Words } from "@/lib/base/language";
import { cards } from "./cards";
import { carousel } from "./carousel";
import { compared } from "./compared";
import { contactFields } from "./contact-fields";
import { cost } from "./cost";
import { emi } from "./emi";
import { emiActions } from "./emi-actions";
import { everywhere } from "./everywhere";
import { fields } from "./fields";
import { filters } from "./filters";
import { formats } from "./formats";
import { home } from "./home";
import { listing } from "./listing";
import { listingLater } from "./listing-later";
import { loanFields } from "./loan-fields";
import { drawnMap } from "./drawn-map";
import { map } from "./map";
import { messages } from "./messages";
import { places } from "./places";
import { projectParts } from "./project";
import { shared } from "./shared";
import { shell } from "./shell";
import { shortlist } from "./shortlist";
import { stateField } from "./state-field";
import { states } from "./states";
import { stations } from "./stations";
import { visit } from "./visit";
import { totalCost } from "./total-cost";
import { viewer } from "./viewer";
import { search } from "./search";
import { cities } from "./cities";
import { amounts } from "./amounts";

/** All that the browser says; each kind of page loads its part of it (`components/languages`), the server says the rest. */
export const browserWords: Words = {
  ...cards,
  ...carousel,
  ...compared,
  ...contactFields,
  ...cost,
  ...emi,
  ...emiActions,
  ...everywhere,
  ...fields,
  ...filters,
  ...formats,
  ...home,
  ...listing,
  ...listingLater,
  ...loanFields,
  ...drawnMap,
  ...map,
  ...messages,
  ...places,
  ...projectParts,
  ...shared,
  ...shell,
  ...shortlist,
  ...stateField,
  ...states,
  ...stations,
  ...totalCost,
  ...viewer,
  ...visit,
  ...search,
  ...cities,
  ...amounts,
};
