import type { Words } from "@/lib/base/language";
import { filters } from "./filters";
import { formats } from "./formats";
import { listing } from "./listing";
import { map } from "./map";
import { shell } from "./shell";
import { stations } from "./stations";

/** What the browser says; the server says the rest (`content/languages`). */
export const browserWords: Words = { ...shell, ...formats, ...filters, ...listing, ...map, ...stations };
