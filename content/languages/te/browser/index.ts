import type { Words } from "@/lib/base/language";
import { shell } from "./shell";

/** What the browser says; the server says the rest (`content/languages`). */
export const browserWords: Words = { ...shell };
