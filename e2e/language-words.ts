import { readFileSync } from "node:fs";
import type { Words } from "../lib/base/language";

// Node imports JSON only with an attribute, which Playwright's loader does not pass on.
const read = (file: string) => JSON.parse(readFileSync(`content/languages/${file}.json`, "utf8")) as Words;
const of = (language: string): Words => ({ ...read(language), ...read(`${language}.browser`) });

/** All words of the other languages. */
export const languages = { te: of("te"), hi: of("hi") };
