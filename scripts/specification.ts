import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// `npm run specification`: prints the words of the specification that no test is marked with. A mark is a comment
// above the test that shows them: `// Specification: "A reset action clears all filters."`. It may fill several lines.

/** Words of the specification, quoted at a test that shows them or with the reason why none does. */
export type Mark = { place: string; words: string };

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The sections that say what a visitor sees; the others are held to by the contract and by tests of their own. */
const sections = ["1", "2", "4", "9"];

/** Above a test that is run: what is left of a test that was removed shows nothing. */
const mark = /^ *\/\/ Specification: "([^"]*)"(?=(?:\n *\/\/.*)*\n *(?:test|it)\b(?!\.(?:skip|fixme)))/gm;

if (process.argv[1] === import.meta.filename) {
  const faults = checkProject();
  console.log(faults.join("\n") || "Every sentence has its test.");
  if (faults.length > 0) process.exitCode = 1;
}

/** What `findFaults` finds in this project. */
export function checkProject(): string[] {
  const tests = ["components", "e2e", "lib", "scripts"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:spec|test)\.ts$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  );
  const marks = tests.flatMap((file) => readMarks(read(file), file));
  return findFaults(read("docs/specification.md"), marks);
}

/** The marks of a file of tests. */
export function readMarks(source: string, file: string): Mark[] {
  return [...source.matchAll(mark)].map(({ 1: words = "", index }) => ({
    place: `${file}:${source.slice(0, index).split("\n").length}`,
    words: fold(words.replace(/\n *\/\//g, " ")),
  }));
}

/** Marks that don't quote one place of the specification, and its words that no mark and no reason quotes. */
export function findFaults(specification: string, marks: readonly Mark[]): string[] {
  const sentences = readSentences(specification);
  const text = sentences.map(({ words }) => words).join(" ");
  const faults: string[] = [];
  // The text, with line breaks for what is marked.
  let open = text;
  for (const { place, words } of [...marks, ...readReasons(specification)]) {
    const times = text.toLowerCase().split(words.toLowerCase()).length - 1;
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    if (times !== 1) faults.push(`${place}: the specification has these words ${times} times: "${words}"`);
    else open = open.slice(0, at) + "\n".repeat(words.length) + open.slice(at + words.length);
  }
  let start = 0;
  for (const { section, words } of sentences) {
    const unmarked = open.slice(start, start + words.length).split(/\n+/);
    start += words.length + 1;
    for (const part of unmarked.filter((part) => /\w/.test(part)))
      faults.push(`Specification, section ${section}: no test is marked with "${part.trim()}"`);
  }
  return faults;
}

/** Sentences of `sections`, and what ends like one: an item of a list, a row of a table, words before a semicolon. */
function readSentences(specification: string): { section: string; words: string }[] {
  return specification.split(/^## /m).flatMap((text) => {
    const [, section = "", body = ""] = /^(\d+)\..*\n([^]*)/.exec(text) ?? [];
    if (!sections.includes(section)) return [];
    return body
      .replace(/^#.*|^.*\n\|[-|]+\|$/gm, "")
      .split(/\n\s*- |\n\n|\n(?=\|)/)
      .flatMap((block) => fold(block.replace(/^\||\|$/g, "")).split(/(?<=[.;]) /))
      .filter((words) => words !== "")
      .map((words) => ({ section, words }));
  });
}

/** The last table of the specification: words that no test shows, and why. */
function readReasons(specification: string): Mark[] {
  return [...specification.matchAll(/^\| "([^"]+)" \| \w/gm)].map(([, words = ""]) => ({
    place: "docs/specification.md",
    words: fold(words),
  }));
}

/** Without Markdown's signs, on one line. */
function fold(text: string): string {
  return text.replace(/[`*]/g, "").replace(/\s+/g, " ").trim();
}
