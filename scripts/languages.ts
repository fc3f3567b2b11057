import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Words } from "@/lib/base/language";
import { projectRoot } from "./launcher/project";
import { missingWords, unusedWords } from "./lint/language-words";

const folder = path.join(projectRoot, "content/languages");
const fileOf = (language: string) => path.join(folder, `${language}.json`);
const read = (language: string) =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), "utf8")) as Words) : {};

/** Gives a language's files every English word that Telugu's have, empty where it has none yet: for a translator to fill. */
function extend(language: string): void {
  for (const part of ["", ".browser"]) {
    const own = read(language + part);
    const all = Object.fromEntries(
      Object.keys(read(`te${part}`)).map((english) => [english, own[english] ?? ""]),
    );
    writeFileSync(fileOf(language + part), `${JSON.stringify(all, null, 2)}\n`);
  }
}

const [wanted] = process.argv.slice(2);
if (wanted && !/^[a-z]{2,3}$/.test(wanted))
  throw new Error(`"${wanted}" is no code of a language, such as "ta".`);
if (wanted) extend(wanted);
const names = readdirSync(folder).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);
for (const language of names) {
  const inBrowser = read(`${language}.browser`);
  const all = { ...read(language), ...inBrowser };
  const empty = Object.keys(all).filter((english) => !all[english]);
  console.log(`${language}: ${Object.keys(all).length - empty.length} of ${Object.keys(all).length} words`);
  for (const line of missingWords(all, inBrowser)) console.log(`  missing: ${line}`);
  for (const english of unusedWords(all)) console.log(`  nobody says: ${english}`);
}
