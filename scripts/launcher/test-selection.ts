import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { changesCatalogue, worksOnLeads } from "@/e2e/changing";
import { OperatorError } from "./errors";

/** What one run tests: files, named from the project's folder, by who runs them. */
export type TestSelection = {
  unit: string[];
  /** Tests of `npm start` as a whole, which need a build. */
  launcher: string[];
  /** Tests in a browser, which need a build and its servers. */
  journeys: string[];
  /** Whether paths or words leave tests out. */
  isNarrow: boolean;
  /** Words that the title has to hold, whatever their capitals. */
  title?: string;
};

const options = ["--unit", "--e2e", "--fast", "--long"];
const folders = ["lib", "scripts", "components", "e2e"];
const isJourney = (file: string) => file.endsWith(".spec.ts");
const isLauncher = (file: string) => /\.e2e(\.long)?\.test\.ts$/.test(file);
const isUnit = (file: string) => !isJourney(file) && !isLauncher(file);
/** Before a release random tests ask more, besides what is run only then. */
const isLong = (file: string) => /\.(long|scaled)\.(test|spec)\.ts$/.test(file);
const isOnlyLong = (file: string) => /\.long\.(test|spec)\.ts$/.test(file);
const isPure = (file: string) => isUnit(file) && !/\.(server|scaled|alone|long)\.test\.ts$/.test(file);

/**
 * Understands what stands after `npm test --`. An option names a part: `--unit`, `--e2e`, `--fast` (the unit tests that need
 * neither a database nor a process of their own) or `--long` (what has to hold before a release; otherwise a long test
 * is run only by its whole path). A path or a part of one names files; a source file names the tests beside it. All other
 * words together are words of a title. Throws a sentence when an option is unknown or no test can be meant.
 */
export function selectTests(args: string[], root: string): TestSelection {
  const unknown = args.find((arg) => arg.startsWith("-") && !options.includes(arg));
  if (unknown) throw new OperatorError(`The option ${unknown} is unknown. There are ${options.join(", ")}.`);
  const wanted = args.filter((arg) => !arg.startsWith("-"));

  const all = listTestFiles(root).filter((file) => isInParts(file, args));
  const byPath = wanted.map((arg) => filesAt(arg, all, root));
  const title = wanted.filter((_, at) => byPath[at]?.length === 0).join(" ");
  const nothing = new OperatorError(`No test has "${title}" in its path or title.`);
  // A path without a test is a slip of the pen; no title looks like one.
  if (/^\S+\/\S+$/.test(title)) throw nothing;
  const named = new Set(byPath.flat());
  const files = named.size > 0 ? [...named] : all;
  const holding = title ? filesHolding(title, files, root) : files;
  if (holding.length === 0) throw nothing;
  return {
    unit: holding.filter(isUnit),
    launcher: holding.filter(isLauncher),
    journeys: holding.filter(isJourney),
    isNarrow: wanted.length > 0,
    ...(title && { title }),
  };
}

/**
 * The runs that these journeys are made in, when not all are: what comes after the others has a run of its own, because
 * Playwright would run all others before it.
 */
export function inRuns(journeys: readonly string[]): string[][] {
  const comesLater = (file: string) => changesCatalogue.test(file) || worksOnLeads.test(file);
  const [first, later] = [false, true].map((isLater) =>
    journeys.filter((file) => comesLater(file) === isLater),
  );
  return [first ?? [], later ?? []].filter((run) => run.length > 0);
}

/** A pattern for test runners that matches `words` whatever their capitals. */
export function titlePattern(words: string): string {
  return [...words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")]
    .map((sign) => (/\p{L}/u.test(sign) ? `[${sign.toLowerCase()}${sign.toUpperCase()}]` : sign))
    .join("");
}

function listTestFiles(root: string): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        path.join(folder, name).replaceAll(path.sep, "/"),
      ),
    )
    .filter((name) => /\.(test|spec)\.ts$/.test(name))
    .sort();
}

function isInParts(file: string, args: string[]): boolean {
  const isWanted = args.includes("--long") ? isLong(file) : !isOnlyLong(file) || args.includes(file);
  if (!isWanted) return false;
  if (args.includes("--fast")) return isPure(file);
  const wantsUnit = args.includes("--unit");
  const wantsE2e = args.includes("--e2e");
  return wantsUnit === wantsE2e || (isUnit(file) ? wantsUnit : wantsE2e);
}

function filesAt(arg: string, all: string[], root: string): string[] {
  const place = path.resolve(root, arg);
  if (!existsSync(place)) return all.filter((file) => file.includes(arg));
  const name = path.relative(root, place).replaceAll(path.sep, "/");
  if (statSync(place).isDirectory()) return all.filter((file) => !name || file.startsWith(`${name}/`));
  const stem = name.replace(/\.\w+$/, "");
  return all.filter((file) => file === name || (file.startsWith(`${stem}.`) && !/\.(test|spec)$/.test(stem)));
}

/** The files whose text has all these words; a table may part them. */
function filesHolding(title: string, files: string[], root: string): string[] {
  const words = title.toLowerCase().split(" ");
  const holding = files.filter((file) => {
    const text = readFileSync(path.join(root, file), "utf8").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  // A title with values from elsewhere stands in no text: then the runners have to load every file to know.
  return holding.length > 0 || words.length === 1 ? holding : files.filter((file) => !isLauncher(file));
}
