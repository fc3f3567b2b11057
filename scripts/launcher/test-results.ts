import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "./project";

/**
 * `failures`: what failed, in words, for the end of the run: of a long output a reader often has only the last lines.
 */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: string[];
};

type VitestReport = Record<
  "numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests",
  number
> & {
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};
type PlaywrightTest = { status: string; projectName: string; results: { error?: { message?: string } }[] };
type Suite = { specs?: { title: string; file: string; tests: PlaywrightTest[] }[]; suites?: Suite[] };
/** `errors`: what failed outside of every test, for example a site that did not end. */
type PlaywrightReport = Suite & {
  stats: Record<"expected" | "unexpected" | "skipped", number>;
  errors?: { message?: string }[];
};

/** The errors outside of every test, which Vitest's own report leaves out: vitest.config.ts writes them. */
type OutsideErrors = { message: string; stack?: string }[];

export function countVitest(file: string, exitCode: number): Count {
  const report = read<VitestReport>(file);
  const outside = read<OutsideErrors>(`${file}.errors`) ?? [];
  const count = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...outside.map(({ message, stack = "" }) => `outside of a test: ${stack.slice(0, 1000) || message}`),
      ...(report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((one) => one.status === "failed");
        const place = path.relative(projectRoot, name);
        // A file that could not be loaded has no test that failed.
        if (failed.length === 0) return status === "failed" ? [place] : [];
        return failed.map(({ fullName, failureMessages }) => words(place, fullName, failureMessages?.[0]));
      }),
    ],
  };
  return withExitCode(count, exitCode);
}

export function countPlaywright(file: string, exitCode: number): Count {
  const report = read<PlaywrightReport>(file);
  const count = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: [
      ...(report.errors ?? []).map(({ message }) => words("outside of a test", message)),
      ...failuresOf(report),
    ],
  };
  return withExitCode(count, exitCode);
}

function failuresOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return words(`e2e/${file}`, projectName, title, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The first line of each, without the colours of a terminal. */
function words(...texts: (string | undefined)[]): string {
  return texts.flatMap((text = "") => stripVTControlCharacters(text).split("\n", 1)[0] || []).join(": ");
}

type Total = Count & { failures: string[] };

export function sumCounts(counts: Count[]): Total {
  return counts.reduce<Total>(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...(count.failures ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );
}

/** The last line of a test run. */
export function summaryLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A runner that failed without a failed test, for example because a file can't be loaded, counts as one failure. */
function withExitCode(count: Count | undefined, exitCode: number): Count {
  const known = count ?? { passed: 0, failed: 0, skipped: 0 };
  if ((exitCode === 0 && count) || known.failed > 0) return known;
  const named = known.failures ?? [];
  const why = `A runner ended with exit code ${exitCode}${count ? "" : " and left no report"}`;
  return { ...known, failed: 1, failures: named.length > 0 ? named : [why] };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined; // of the runners in package.json
}
