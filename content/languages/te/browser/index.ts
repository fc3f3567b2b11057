import type { Words } from "@/lib/base/language";
import { emi } from "./emi";
import { filters } from "./filters";
import { formats } from "./formats";
import { forms } from "./forms";
import { home } from "./home";
import { listing } from "./listing";
import { map } from "./map";
import { places } from "./places";
import { projectParts } from "./project";
import { shell } from "./shell";
import { stations } from "./stations";

/** What the browser says; the server says the rest (`content/languages`). */
export const browserWords: Words = {
  ...emi,
  ...filters,
  ...formats,
  ...forms,
  ...home,
  ...listing,
  ...map,
  ...places,
  ...projectParts,
  ...shell,
  ...stations,
};
